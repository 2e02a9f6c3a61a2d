import { ChevronLeft, ChevronRight, List } from "lucide-react";
import { Button } from "@/components/ui/button";

type ShownCvProps = {
  /** whose CV it is; without a name the file's stands alone */
  person: string | undefined;
  fileName: string;
  at: number;
  count: number;
  onShow: (at: number) => void;
  /** how many there are with those that failed, and whether their list stands above */
  all: number;
  isListOpen: boolean;
  onList: () => void;
};

/** Which CV of a batch is shown, and the way to the ones beside it without going back to the list. */
export function ShownCv({ person, fileName, at, count, onShow, all, isListOpen, onList }: ShownCvProps) {
  const step = (by: number) => at + by >= 0 && at + by < count && onShow(at + by);
  return (
    <div className="no-print flex items-center justify-between gap-x-4 pb-4">
      <div className="min-w-0">
        <h3 className="truncate text-xl">{person || fileName}</h3>
        <p className="truncate text-ink-soft text-sm">
          {`${at + 1} of ${count}`}
          {person && <span className="font-mono">{` ${fileName}`}</span>}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          look="outline"
          className="max-sm:px-3"
          aria-label={isListOpen ? "Hide the list of CVs" : `List all ${all} CVs`}
          aria-expanded={isListOpen}
          onClick={onList}
        >
          <List aria-hidden />{" "}
          <span className="max-md:hidden">{isListOpen ? "Hide the list" : `All ${all}`}</span>
        </Button>
        <Button
          look="outline"
          className="max-sm:px-3"
          aria-label="Previous CV"
          aria-disabled={at === 0}
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden /> <span className="max-sm:hidden">Previous CV</span>
        </Button>
        <Button
          look="outline"
          className="max-sm:px-3"
          aria-label="Next CV"
          aria-disabled={at === count - 1}
          onClick={() => step(1)}
        >
          <span className="max-sm:hidden">Next CV</span> <ChevronRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}
