import { useEffect, useMemo, useState } from "react";
import { DocumentView } from "@/components/document/document-view";
import { textClicked } from "@/components/document/spotlight";
import type { ReviewedFile } from "./decisions";
import { type Goal, textsOf } from "./evidence";
import { SourceView } from "./source-view";
import type { FileReview } from "./use-review";

type SideBySideProps = {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
  document: { blob: Blob; name: string };
  /** where the user asked to be led to */
  goal: Goal | null;
};

/** The original beside the document: what is chosen in one shows its place in the other. */
export function SideBySide({ taskId, file, review, document, goal }: SideBySideProps) {
  const [at, setAt] = useState(goal?.line ?? 0);
  const [fields, setFields] = useState<string[]>(goal ? [goal.field] : []);
  useEffect(() => {
    if (goal?.line === undefined) return;
    setAt(goal.line);
    setFields([goal.field]);
  }, [goal]);
  const values = useMemo(() => textsOf(file.document), [file.document]);
  const spot = values.filter(({ id }) => fields.includes(id)).map(({ value }) => value);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <SourceView
        taskId={taskId}
        file={file}
        review={review}
        at={at}
        onAt={(line, chosen) => {
          setAt(line);
          setFields(chosen);
        }}
      />
      <DocumentView
        blob={document.blob}
        name={document.name}
        spot={spot}
        onPick={(paragraph) => {
          const text = textClicked(paragraph, values);
          const line = text?.lines[0];
          if (text && line !== undefined) {
            setAt(line);
            setFields([text.id]);
          }
        }}
      />
    </div>
  );
}
