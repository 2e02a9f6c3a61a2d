import type { ReviewedFile } from "./decisions";
import type { Head } from "./entries";
import { EntryForm, loose } from "./entry-form";
import { type Gesture, gestures } from "./gestures";
import { LabelQuestion } from "./label-question";
import { type Part, partText } from "./line-words";
import type { SourceLine } from "./marks";
import { type Act, MorePanel } from "./palette";
import type { FileReview } from "./use-review";
import { type Asked, headline, WherePicker } from "./where-picker";

export const personal = "Personal Details";

/** What is asked about the chosen line. */
export type Panel =
  | { kind: "where"; asked: Asked }
  | { kind: "type"; path: string; focus: string }
  | { kind: "label"; part: Part }
  | { kind: "more" };

type MendingPanelProps = {
  panel: Panel;
  file: ReviewedFile;
  review: FileReview;
  heads: Head[];
  line: SourceLine;
  text: string;
  first: number;
  /** of the entry of the first chosen line */
  section: string;
  acts: Act[];
  nameOf: (gesture: Gesture) => string;
  onPanel: (panel: Panel | null) => void;
  onClose: () => void;
  onGesture: (gesture: Gesture, section?: string, entry?: number) => void;
  onEach: (section: string) => void;
  onLabelOut: (label: Part) => void;
  onTold: (told: string) => void;
  onEdit: () => void;
};

/** The question, or the form, that is open beside the chosen line. */
export function MendingPanel(props: MendingPanelProps) {
  const { panel, line, onClose, onGesture } = props;
  switch (panel.kind) {
    case "where":
      return (
        <WherePicker
          {...panel.asked}
          from={props.first}
          section={props.section}
          onChoose={(section, entry) =>
            panel.asked.gesture.isEach
              ? props.onEach(section)
              : section === headline
                ? onGesture(gestures.find(({ as }) => as === "title") as Gesture, personal)
                : onGesture(panel.asked.gesture, section, entry)
          }
          onCancel={onClose}
        />
      );
    case "type":
      return (
        <EntryForm
          key={panel.path + panel.focus}
          file={props.file}
          review={props.review}
          heads={props.heads}
          path={panel.path}
          texts={panel.path === loose ? line.fields : []}
          focus={panel.focus}
          onClose={onClose}
          onSaved={(labels) => {
            props.onTold(labels.length > 0 ? `Typed: ${labels.join(", ")}.` : "Nothing was typed.");
            onClose();
          }}
          onEdit={props.onEdit}
        />
      );
    case "label":
      return (
        <LabelQuestion
          label={partText(line, panel.part)}
          onLabel={() => props.onLabelOut(panel.part)}
          onAll={() => onGesture(gestures.find(({ as }) => as === "out") as Gesture)}
          onClose={onClose}
        />
      );
    case "more":
      return (
        <MorePanel
          text={props.text}
          acts={props.acts.map((one) => ({
            ...one,
            act: () => {
              props.onPanel(null);
              one.act();
            },
          }))}
          nameOf={props.nameOf}
          onGesture={(gesture) => {
            props.onPanel(null);
            onGesture(gesture);
          }}
          onClose={onClose}
        />
      );
  }
}
