import { KeyButton } from "./key-button";

type LabelQuestionProps = { label: string; onLabel: () => void; onAll: () => void; onClose: () => void };

/** What is left out of a line of skills: the label before them, or all of it. */
export function LabelQuestion({ label, onLabel, onAll, onClose }: LabelQuestionProps) {
  return (
    <fieldset
      aria-label="What is left out?"
      className="grid gap-2 p-3"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className="font-semibold text-[0.9375rem]">What is left out?</p>
      <div className="flex flex-wrap gap-1">
        <KeyButton letter="l" text={`Only “${label}”`} help="The skills behind it stay." onPress={onLabel} />
        <KeyButton letter="x" text="All of the line" help="The label and its skills." onPress={onAll} />
      </div>
    </fieldset>
  );
}
