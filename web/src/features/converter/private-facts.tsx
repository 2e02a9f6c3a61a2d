import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { forgetLeft, keepLeft, stillLeft } from "@/lib/left-private";
import { useNextFocus } from "@/lib/use-next-focus";
import type { ReviewedFile } from "./decisions";
import type { FileReview } from "./use-review";

type Fact = { field: string; what: string; without: string };

/**
 * What a document tells of the person that hardly every reader should know, and how each text reads without it. Of a text that
 * is worded anew the next result knows.
 */
const privateFacts = (file: ReviewedFile, { now: { edits }, held }: FileReview): Fact[] =>
  file.notes.flatMap(({ field, private: what, without }) => {
    const isTold = what && field && (without !== undefined || field.startsWith("person.details")); // or made before there was it
    const isAsHeld = field && edits[field] === held.edits[field] && edits[field] !== (without ?? "");
    return isTold && isAsHeld ? [{ field, what, without: without ?? "" }] : [];
  });

/** Leaves all of these facts out of a document. What has a wording of the user's own is not put back by a click: the CV's would return. */
const leaveOut = (taskId: string, file: ReviewedFile, review: FileReview): void => {
  const without = Object.fromEntries(
    privateFacts(file, review).map(({ field, without }) => [field, without]),
  );
  const { edits } = review.now;
  keepLeft(
    taskId,
    file.index,
    Object.fromEntries(Object.entries(without).filter(([field]) => !(field in edits))),
  );
  review.set({ ...review.now, edits: { ...edits, ...without } });
};

const named = (facts: { what: string }[]): string =>
  new Intl.ListFormat("en-GB").format(new Set(facts.map(({ what }) => what)));

type PrivateFactsProps = { text: string; act: string; disabled?: boolean; onLeaveOut: () => void };

function PrivateFactsRow({ text, act, disabled = false, onLeaveOut }: PrivateFactsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-40 break-words py-0.5">{text}</p>
      <Button look="outline" size="sm" className="min-h-11 shrink-0" disabled={disabled} onClick={onLeaveOut}>
        {act}
      </Button>
    </div>
  );
}

/** What the document of one CV tells, named once, and left out with one click. */
export function PrivateFacts({
  taskId,
  file,
  review,
}: {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
}) {
  const facts = privateFacts(file, review);
  if (facts.length === 0) return null;
  return (
    <div className="border-line border-t">
      <PrivateFactsRow
        text={`The document tells ${named(facts)}.`}
        act={facts.length === 1 ? "Leave it out" : "Leave these out"}
        onLeaveOut={() => leaveOut(taskId, file, review)}
      />
    </div>
  );
}

const putBack = (taskId: string, file: ReviewedFile, review: FileReview): void => {
  const edits = { ...review.now.edits };
  const fields = stillLeft(taskId, file.index, edits);
  forgetLeft(taskId, file.index, Object.fromEntries(fields.map((field) => [field, edits[field] ?? ""])));
  for (const field of fields) delete edits[field];
  review.set({ ...review.now, edits });
};

type BatchProps = {
  taskId: string;
  files: ReviewedFile[];
  reviewOf: (file: ReviewedFile) => FileReview;
  personOf: (index: number) => string | undefined;
  disabled: boolean;
};

/** The same of all CVs of a batch, and what was left out, to be put back for each. */
export function BatchPrivateFacts(props: BatchProps) {
  return (
    <>
      <TellingCvs {...props} />
      <WithoutFacts {...props} />
    </>
  );
}

function WithoutFacts({ taskId, files, reviewOf, personOf, disabled }: BatchProps) {
  const box = useRef<HTMLDivElement>(null);
  const goOn = useNextFocus(box);
  const without = files.filter((file) => stillLeft(taskId, file.index, reviewOf(file).now.edits).length > 0);
  if (without.length === 0) return null;
  return (
    <div ref={box} className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ink-soft">
      <p>{`Private facts are left out of ${without.length === 1 ? "1 CV" : `${without.length} CVs`}. Put back:`}</p>
      {without.map((file) => (
        <button
          key={file.index}
          type="button"
          data-acts
          disabled={disabled}
          className="text-link min-h-11 max-w-full truncate disabled:opacity-60"
          onClick={({ currentTarget }) => {
            goOn(currentTarget);
            putBack(taskId, file, reviewOf(file));
          }}
        >
          {personOf(file.index) || file.name}
        </button>
      ))}
    </div>
  );
}

function TellingCvs({ taskId, files, reviewOf, disabled }: BatchProps) {
  const telling = files.filter((file) => privateFacts(file, reviewOf(file)).length > 0);
  if (telling.length === 0) return null;
  const facts = telling.flatMap((file) => privateFacts(file, reviewOf(file)));
  const whose = telling.length === 1 ? "1 CV tells" : `${telling.length} CVs tell`;
  return (
    <PrivateFactsRow
      text={`${whose} ${named(facts)}.`}
      act={telling.length === 1 ? "Leave out" : `Leave out of all ${telling.length}`}
      disabled={disabled}
      onLeaveOut={() => {
        for (const file of telling) leaveOut(taskId, file, reviewOf(file));
      }}
    />
  );
}
