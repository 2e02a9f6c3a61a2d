type EvidenceLegendProps = {
  /** requirements that the document proves, of all */
  proved: number;
  /** of these so many only in part, which count less in the match */
  partly: number;
  all: number;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
};

const inPart = (proved: number, partly: number): string => {
  if (partly === 0) return "";
  return partly === proved ? ", in part" : `, ${partly} of them in part`;
};

/** What the amber highlights in the shown document mean, and a way to be rid of them. */
export function EvidenceLegend({ proved, partly, all, isOn, onToggle }: EvidenceLegendProps) {
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-4 text-[0.9375rem]">
      <p className="text-ink-soft">
        <mark className="rounded-sm bg-mark/85 px-1 text-on-mark">Highlighted</mark>
        {` is what shows ${proved} of ${all} requirements${inPart(proved, partly)}. Only on this page: the file is not highlighted.`}
      </p>
      <button type="button" onClick={() => onToggle(!isOn)} className="text-link -mx-1 min-h-11 px-1">
        {isOn ? "Hide the highlights" : "Show the highlights"}
      </button>
    </div>
  );
}
