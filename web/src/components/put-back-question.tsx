import { useState } from "react";
import { type Exposed, theName } from "@/lib/put-back";
import { Button } from "./ui/button";
import { Dialog } from "./ui/dialog";

/** null = nothing is taken away */
type Answer = "as it is" | "out" | null;

type Question = { files: Exposed[]; of: number; isSheet: boolean; answer: (answer: Answer) => void };

/** Asks before something is taken away that is not as private as its conversion says. */
export function usePutBackQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    question: question && <PutBackQuestion {...question} />,
    /** of: how many files are taken; isSheet: they are named in a comparison */
    ask: (files: Exposed[], of: number, isSheet = false): Promise<Answer> =>
      new Promise((resolve) =>
        setQuestion({
          files,
          of,
          isSheet,
          answer: (answer) => {
            setQuestion(null);
            resolve(answer);
          },
        }),
      ),
  };
}

function PutBackQuestion({ files, of, isSheet, answer }: Question) {
  const all = [...new Set(files.flatMap(({ what }) => what))];
  const isName = all.includes(theName);
  return (
    <Dialog
      kind="alert"
      open
      onClose={() => answer(null)}
      title={titleOf(all, files.length, of, isSheet)}
      description={`You put it back. Whoever gets the ${isSheet || of === 1 ? "file" : "files"} can read it${isName && !isSheet ? ", and the name of the file tells it, too" : ""}.`}
      footer={
        <>
          <Button look="outline" onClick={() => answer("as it is")}>
            Download as it is
          </Button>
          <Button onClick={() => answer("out")}>Take it out and download</Button>
        </>
      }
    >
      <ul className="list-disc pl-5">
        {files.map(({ name, what }, at) => (
          <li key={at} className="break-words">
            {`${name}: ${new Intl.ListFormat("en-GB").format(what)}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function titleOf(all: string[], count: number, of: number, isSheet: boolean): string {
  const [only, other] = all;
  const what = only && !other ? `${only[0]?.toUpperCase()}${only.slice(1)}` : "What was taken out";
  if (isSheet) return `${what} of ${count} of ${of} candidates can be read in the comparison`;
  return of === 1
    ? `${what} can be read in this CV`
    : `${what} of ${count} of ${of} CVs can be read in the files`;
}
