import type { ReviewedFile } from "./decisions";
import type { Source } from "./marks";
import type { FileReview } from "./use-review";

export type View = "lines" | "pages" | "result";

export type SourceViewProps = {
  taskId: string;
  file: ReviewedFile;
  review: FileReview;
  /** the document with all of the reading, where that is shown in place of the one that its length fits */
  whole: ReviewedFile["document"] | undefined;
  /** the line that the user came to from the document; null = none yet */
  at: number | null;
  onAt: (line: number) => void;
  /** goes up when the line was chosen by a click in the document */
  picks: number;
  /** on a narrow screen the result takes the place of the original */
  view: View;
  onView: (view: View) => void;
  /** to where all texts are written by hand */
  onEdit: () => void;
};

export type MendingProps = SourceViewProps & {
  source: Source;
  /** of the reading before; the new one is on its way */
  isOld: boolean;
};
