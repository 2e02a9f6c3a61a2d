import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Asking } from "./use-taking";

type AcceptUnopenedProps = {
  asking: Asking;
  nameOf: (index: number) => string;
  onStay: () => void;
  onLook: (index: number) => void;
};

/** Asks before one click accepts documents that nobody has looked at. */
export function AcceptUnopened({ asking, nameOf, onStay, onLook }: AcceptUnopenedProps) {
  const { unopened, count, credits, all, others } = asking;
  const [first] = unopened;
  const isOne = unopened.length === 1;
  return (
    <Dialog
      kind="alert"
      open
      onClose={onStay}
      title={
        isOne ? "Accept 1 CV that was not opened?" : `Accept ${unopened.length} CVs that were not opened?`
      }
      description={`The download has ${count === 1 ? "1 CV" : `${count} CVs`} and uses ${creditsText(credits)} in all. Looking is free.`}
      footer={
        <>
          <Button
            look="outline"
            onClick={() => {
              onStay();
              if (first !== undefined) onLook(first);
            }}
          >
            {isOne ? "Look at it" : "Look at the first"}
          </Button>
          {others && (
            <Button look="outline" onClick={others}>
              Download without {isOne ? "it" : "them"}
            </Button>
          )}
          <Button onClick={all}>{`Accept and download all ${count}`}</Button>
        </>
      }
    >
      <ul className="list-disc pl-5">
        {unopened.map((index) => (
          <li key={index} className="break-words">
            {nameOf(index)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const creditsText = (count: number): string => (count === 1 ? "1 credit" : `${count} credits`);
