import type { CvOptions } from "@/lib/options";
import { Segmented } from "./ui/segmented";

type PronounsFieldProps = {
  value: CvOptions["pronouns"];
  /** said of several CVs */
  more?: string;
  onChange: (pronouns: CvOptions["pronouns"]) => void;
};

/** What sentences in the third person call the candidate. */
export function PronounsField({ value, more = "", onChange }: PronounsFieldProps) {
  return (
    <Segmented
      legend="Pronouns"
      value={value}
      options={[
        ["none", "None"],
        ["they", "They"],
        ["she", "She"],
        ["he", "He"],
      ]}
      onChange={onChange}
      hint={`The candidate’s choice, never guessed from a name. None: “Leads a team” in place of “They lead a team”; where a sentence needs one all the same, it is “their”, or that of the sex that the CV states.${more}`}
    />
  );
}
