import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Spinner } from "@/components/ui/loading";
import { cx } from "@/lib/cx";
import { whereOf } from "./line-state";
import { textOf } from "./line-words";
import type { Mark, Source, SourceLine } from "./marks";
import { showRow } from "./show-row";
import { hueOf, type Shown } from "./source-lines";
import { pictureQuery } from "./source-query";

/** The pages of a PDF as they are, with every line to be clicked where it stands. */
export function SourcePages({
  taskId,
  file,
  pages,
  lines,
  ...shown
}: Shown & { taskId: string; file: number; pages: Source["pages"]; offered: Mark[] }) {
  return (
    <div className="grid gap-3 bg-sunken p-3">
      {pages.map((page, number) => (
        <Page
          key={number}
          taskId={taskId}
          file={file}
          number={number}
          page={page}
          lines={lines.map((line, index) => ({ line, index })).filter(({ line }) => line.page === number + 1)}
          {...shown}
        />
      ))}
    </div>
  );
}

type PageProps = Omit<Shown, "lines"> & {
  taskId: string;
  file: number;
  number: number;
  page: Source["pages"][number];
  lines: { line: SourceLine; index: number }[];
  /** marks that are offered for lines alike */
  offered: Mark[];
};

function Page({ taskId, file, number, page, lines, offered, at, chosen, onLine }: PageProps) {
  const picture = useQuery(pictureQuery(taskId, file, number));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!picture.data) return;
    const made = URL.createObjectURL(picture.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture.data]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may hold options and groups of them, nothing else
    <div
      role="group"
      aria-label={`Page ${number + 1}`}
      className="relative bg-paper shadow-paper"
      style={{ aspectRatio: `${page.width || 595} / ${page.height || 842}` }}
    >
      {address && <img src={address} alt="" aria-hidden className="absolute inset-0 size-full" />}
      {picture.isPending && <Spinner label={`Drawing page ${number + 1}`} />}
      {picture.isError && (
        <p className="p-6 text-on-mark">This page cannot be drawn; its lines can be shown.</p>
      )}
      {lines.map(({ line, index }) => (
        <Place
          key={index}
          line={line}
          index={index}
          page={page}
          isAt={index === at}
          isChosen={chosen.includes(index)}
          isOffered={offered.some((mark) => mark.line === index)}
          onLine={onLine}
        />
      ))}
    </div>
  );
}

type PlaceProps = {
  line: SourceLine;
  index: number;
  page: Source["pages"][number];
  isAt: boolean;
  isChosen: boolean;
  isOffered: boolean;
  onLine: Shown["onLine"];
};

/** The colour bar with the room beside it, in pixels as the bar is: on a small page it covers no letter either. */
const [before, behind] = [7, 3];

/** Letters reach that far above and below their baseline, in sizes. */
const [above, below] = [0.95, 0.3];

function Place({ line, index, page, isAt, isChosen, isOffered, onLine }: PlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAt) showRow(box.current);
  }, [isAt]);
  const percent = (value: number, of: number) => `${(100 * value) / (of || 1)}%`;
  return (
    <div
      ref={box}
      id={`source-${index}`}
      role="option"
      aria-selected={isChosen}
      aria-label={`${textOf(line)}: ${whereOf(line)}`}
      tabIndex={-1}
      data-state={line.state}
      data-offered={isOffered}
      onClick={(event) => onLine(index, null, event, false)}
      onKeyDown={() => {}}
      style={
        {
          "--hue": hueOf(line),
          left: `calc(${percent(line.x, page.width)} - ${before}px)`,
          width: `calc(${percent(line.right - line.x, page.width)} + ${before + behind}px)`,
          top: percent(line.y - above * line.size, page.height),
          height: percent((above + below) * line.size, page.height),
        } as React.CSSProperties
      }
      className={cx(
        "went went-over absolute cursor-pointer border-l-4 mix-blend-multiply",
        isOffered && "outline-2 outline-[oklch(0.41_0.075_205)] outline-dashed",
        (isAt || isChosen) && "outline-3 outline-[oklch(0.41_0.075_205)]",
      )}
    />
  );
}
