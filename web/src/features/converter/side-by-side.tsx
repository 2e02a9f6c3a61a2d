import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { DocumentView } from "@/components/document/document-view";
import { textClicked } from "@/components/document/spotlight";
import { cx } from "@/lib/cx";
import type { ReviewedFile } from "./decisions";
import { type Goal, textsOf } from "./evidence";
import { asTold, wantsLook } from "./line-state";
import type { View } from "./mending-props";
import { sourceQuery } from "./source-query";
import { SourceView } from "./source-view";
import { useIsWide } from "./use-is-wide";
import type { FileReview } from "./use-review";
import { useWhole } from "./use-whole";

type SideBySideProps = {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
  document: { blob: Blob; name: string };
  /** as it is taken away */
  pages: number;
  /** it is before somebody's eyes, and not only kept behind another tab */
  isOpen: boolean;
  /** where the user asked to be led to */
  goal: Goal | null;
  onEdit: () => void;
};

/** A text that was chosen in the document; after another reading its name may be that of another text. */
type Picked = { field: string; revision: string };

/** The original beside the document: what is chosen in one shows its place in the other. */
export function SideBySide({ taskId, file, review, document, pages, isOpen, goal, onEdit }: SideBySideProps) {
  const { revision } = file;
  const source = useQuery(sourceQuery(taskId, file.index, revision));
  const [at, setAt] = useState(goal?.line ?? null);
  const [picked, setPicked] = useState<Picked | null>(goal && { field: goal.field, revision });
  // biome-ignore lint/correctness/useExhaustiveDependencies: led once for each time of asking
  useEffect(() => {
    if (goal?.line === undefined) return;
    setAt(goal.line);
    setPicked({ field: goal.field, revision });
  }, [goal]);
  const [picks, setPicks] = useState(0); // how often a text of the document was clicked
  const [view, setView] = useState<View>("lines");
  const [reveals, setReveals] = useState(0); // how often the result took the place of the original
  const isHidden = !useIsWide() && view !== "result";
  const whole = useWhole(taskId, file, isOpen);
  const shown = whole?.document ?? file.document;
  const texts = useMemo(() => withNear(textsOf(shown)), [shown]);
  const lines = useMemo(
    () => asTold(source.data?.lines ?? [], review.marks, textsOf(file.document)),
    [source.data, review.marks, file.document],
  );
  const fields =
    picked?.revision === revision ? [picked.field] : (lines[at ?? lines.findIndex(wantsLook)]?.fields ?? []);
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-lg:gap-3 lg:grid-cols-2">
      <SourceView
        taskId={taskId}
        file={file}
        review={review}
        whole={whole?.document}
        at={at}
        onAt={(line) => {
          setAt(line);
          setPicked(null);
        }}
        picks={picks}
        view={view}
        onView={(next) => {
          setView(next);
          if (next === "result") setReveals((times) => times + 1);
        }}
        onEdit={onEdit}
      />
      {/* Measured though it is not seen: its tab stops depend on that. */}
      <div className={cx("min-w-0 lg:sticky lg:top-18", isHidden && "invisible h-0 overflow-hidden")}>
        {whole && (
          <p className="no-print pb-2 text-[0.9375rem] text-ink-soft">
            {`Nothing is cut while you mend; ${countedPages(pages)} again when you leave.`}
          </p>
        )}
        <DocumentView
          blob={whole?.blob ?? document.blob}
          name={document.name}
          reveal={reveals}
          spot={texts.filter(({ id }) => fields.includes(id)).map(({ text, near }) => ({ text, near }))}
          onPick={(paragraph, around, offset) => {
            const text = textClicked(paragraph, around, texts, offset);
            const line = text?.lines[0];
            if (text && line !== undefined) {
              setAt(line);
              setPicked({ field: text.id, revision });
              setPicks((times) => times + 1);
            }
          }}
        />
      </div>
    </div>
  );
}

const countedPages = (pages: number): string =>
  pages > 1 ? `${pages} pages` : pages === 1 ? "1 page" : "as short";

/** The texts, each with the others of its entry. */
function withNear(texts: ReturnType<typeof textsOf>) {
  const entryOf = (id: string) => /^\w+\[\d+\]/.exec(id)?.[0];
  return texts.map(({ id, value, lines }) => {
    const entry = entryOf(id);
    const near = texts.filter((other) => entry && other.id !== id && entryOf(other.id) === entry);
    return { id, lines, text: value, near: near.map((other) => other.value) };
  });
}
