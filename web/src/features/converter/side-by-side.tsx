import { useMemo, useState } from "react";
import { DocumentView } from "@/components/document/document-view";
import { textClicked } from "@/components/document/spotlight";
import type { ReviewedFile } from "./decisions";
import { SourceView } from "./source-view";
import type { FileReview } from "./use-review";

type Value = { id: string; value: string; lines: number[] };

/** Every text of a document with its lines. */
function valuesOf(node: unknown): Value[] {
  if (typeof node !== "object" || node === null) return [];
  if ("id" in node && "value" in node) {
    const { id, value, lines } = node as { id: string; value: string; lines?: number[] };
    return [{ id, value, lines: lines ?? [] }];
  }
  return Object.values(node).flatMap(valuesOf);
}

type SideBySideProps = {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
  document: { blob: Blob; name: string };
};

/** The original beside the document: what is chosen in one shows its place in the other. */
export function SideBySide({ taskId, file, review, document }: SideBySideProps) {
  const [at, setAt] = useState(0);
  const [fields, setFields] = useState<string[]>([]);
  const values = useMemo(() => valuesOf({ ...file.document, source: null }), [file.document]);
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
