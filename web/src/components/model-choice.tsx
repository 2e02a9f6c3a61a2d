import { Segmented } from "@/components/ui/segmented";
import { settings } from "@/lib/settings";

type ModelChoiceProps = { isFlexible: boolean; ownWords: boolean; onChange: (ownWords: boolean) => void };

/** Where the installation has a language model: who it is, what it gets, and the way to do without. */
export function ModelChoice({ isFlexible, ownWords, onChange }: ModelChoiceProps) {
  if (!settings.wording_by) return null;
  const does = isFlexible
    ? `Wording by ${settings.wording_by}, and what goes first for a job; also lines that are hard to read. It gets sentences, lists of tasks and skills, and the job’s requirements.`
    : `Strict keeps the wording; only lines that are hard to read go to ${settings.wording_by}.`;
  return (
    <Segmented
      legend="Language model"
      value={ownWords ? "off" : "on"}
      options={[
        ["on", "On"],
        ["off", "Off"],
      ]}
      onChange={(value) => onChange(value === "off")}
      hint={
        ownWords
          ? "Nothing of this CV goes to a language model."
          : `${does} Names, contacts and employers are replaced before anything is sent, and every sentence is checked.`
      }
    />
  );
}
