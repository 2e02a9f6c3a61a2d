import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Spinner } from "@/components/ui/loading";
import { Segmented } from "@/components/ui/segmented";
import { cx } from "@/lib/cx";
import { Beside } from "./beside";
import { takenAbove } from "./gesture-notes";
import type { Gesture } from "./gestures";
import { LineOrders } from "./line-orders";
import { whereOf } from "./line-state";
import { entrySection, type Mark } from "./marks";
import { MendingPanel } from "./mending-panel";
import type { MendingProps, SourceViewProps } from "./mending-props";
import { Palette } from "./palette";
import { SourceLines } from "./source-lines";
import { SourcePages } from "./source-pages";
import { sourceQuery } from "./source-query";
import { SourceStatus } from "./source-status";
import { useIsWide } from "./use-is-wide";
import { useMending } from "./use-mending";

/** The uploaded file line by line, each with where it went; a few keys mend what was read wrongly. */
export function SourceView(props: SourceViewProps) {
  const { taskId, file } = props;
  const source = useQuery(sourceQuery(taskId, file.index, file.revision));
  if (source.isPending) return <Spinner label="Opening the original" />;
  if (source.isError || source.data.lines.length === 0)
    return <p className="text-ink-soft">The original could not be shown. The document itself is complete.</p>;
  return <Mending {...props} source={source.data} isOld={source.isPlaceholderData} />;
}

function Mending(props: MendingProps) {
  const { taskId, file, review, view, onView, onEdit, source } = props;
  const isWide = useIsWide();
  const isResult = view === "result" && !isWide;
  const {
    whole,
    list,
    lines,
    heads,
    right,
    nextLook,
    focusList,
    undo,
    redo,
    text,
    isOff,
    nameOf,
    noteFor,
    apply,
    typing,
    several,
    each,
    isMany,
    part,
    more,
    chosen,
    told,
    isDone,
    line,
    offer,
    at,
    onKeyDown,
    choice,
    hand,
    panel,
    rareActs,
    setPanel,
    close,
    sayEach,
    leaveLabelOut,
    setTold,
    first,
    changed,
    alike,
    onHead,
    putInOrder,
  } = useMending(props, isResult);
  const [isListening, setListening] = useState(false);
  const [pointed, setPointed] = useState<Gesture | null>(null);
  const wouldGo =
    pointed?.takes === "block" ? takenAbove({ lines, chosen, isWords: part !== null }) : undefined;
  const offered = wouldGo?.map((index): Mark => ({ as: "move", line: index })) ?? alike;
  const shared = { lines, at, chosen, parts: choice.parts, ...hand };
  return (
    <section
      ref={whole}
      aria-label="Original"
      className={cx(
        "flex min-w-0 -scroll-mt-4 flex-col gap-2 lg:sticky lg:top-18",
        !isResult && "h-[calc(100dvh-5.5rem)] short:h-dvh lg:min-h-104",
      )}
    >
      <SourceStatus
        file={file}
        review={review}
        lines={lines}
        lacking={heads.filter(({ first, missing }) => missing.length > 0 && !right.includes(first)).length}
        onNext={() => {
          nextLook(1);
          focusList();
        }}
        onBack={focusList}
        undo={undo}
        redo={redo}
      >
        {(source.pictures || !isWide) && (
          <Segmented
            legend="Show"
            isBare
            options={[
              ["lines", "Lines"],
              ...(source.pictures ? ([["pages", "Pages"]] as const) : []),
              ...(isWide ? [] : ([["result", "Result"]] as const)),
            ]}
            value={isWide && view === "result" ? "lines" : view}
            onChange={onView}
          />
        )}
      </SourceStatus>
      {source.orders && !isResult && (
        <LineOrders orders={source.orders} said={review.marks.length} onChoose={putInOrder} />
      )}
      {source.markable ? (
        <div className={cx("max-lg:order-last max-lg:contents", isResult && "hidden!")}>
          <Palette
            text={text}
            isOff={isOff}
            nameOf={nameOf}
            noteOf={noteFor}
            onGesture={(gesture) => {
              focusList();
              apply(gesture);
            }}
            onPoint={setPointed}
            type={typing}
            several={several}
            each={isMany && !part ? each : undefined}
            more={more}
            summary={part ? `Only “${text}”` : isMany ? `${chosen.length} lines` : ""}
            told={told}
            onUndo={isDone ? undo : undefined}
            isListening={isListening}
            where={whereOf(line)}
            offer={offer}
            lines={lines}
          />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">
          This CV came as data with named fields: edit its texts under “Document”.
        </p>
      )}
      <div className={cx("relative min-h-40 flex-1", isResult && "hidden")}>
        <div
          ref={list}
          role="listbox"
          aria-label="Lines of the original"
          aria-activedescendant={`source-${at}`}
          aria-multiselectable
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => setListening(true)}
          onBlur={() => setListening(false)}
          className="absolute inset-0 overflow-auto overscroll-contain rounded-md border border-edge bg-surface"
        >
          {view === "pages" ? (
            <SourcePages
              taskId={taskId}
              file={file.index}
              pages={source.pages}
              offered={offered}
              {...shared}
            />
          ) : (
            <SourceLines
              {...shared}
              said={review.marks}
              heads={heads}
              changed={changed}
              offered={offered}
              right={right}
              onHead={onHead}
            />
          )}
        </div>
        {panel && (
          <Beside row={`source-${at}`}>
            <MendingPanel
              panel={panel}
              file={file}
              review={review}
              heads={heads}
              line={line}
              text={text}
              first={first}
              section={entrySection(lines, first, review.marks)}
              acts={rareActs}
              nameOf={(gesture) => [nameOf(gesture), noteFor(gesture)].filter(Boolean).join(": ")}
              onPanel={setPanel}
              onClose={close}
              onGesture={apply}
              onEach={sayEach}
              onLabelOut={leaveLabelOut}
              onTold={setTold}
              onEdit={onEdit}
            />
          </Beside>
        )}
      </div>
    </section>
  );
}
