import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/loading";
import { blobId } from "@/lib/blob-id";
import { cx } from "@/lib/cx";
import { markProofs, type Shown } from "./proofs";
import { renderDocx } from "./render-docx";
import { offsetAt, type Spot, spotlight, textAround } from "./spotlight";

type View = "page" | "read";
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2];

const latestTabs = 1500;

/** Narrower than this a whole page is too small to read. */
const readable = 560;

type DocumentViewProps = {
  blob: Blob;
  name: string;
  /** texts whose place in the document is shown */
  spot?: Spot[];
  /** goes up when the user asks to be led to that place */
  reveal?: number;
  /** words to mark in what is shown; the file has none of it */
  proofs?: Shown[];
  /** told the text of a paragraph that is clicked, of those around it, and which letter of it was meant */
  onPick?: (paragraph: string, around: string[], offset: number | null) => void;
  /** whose document it is: until another one's is drawn, the one before it is not shown in its place */
  subject?: number | undefined;
  /** what stands in the row of its views: one row above the document is enough */
  above?: ReactNode;
};

/** The finished document itself, in the viewfinder: as pages, or as running text for a narrow screen. */
export function DocumentView({
  blob,
  name,
  spot,
  reveal = 0,
  proofs,
  onPick,
  subject,
  above,
}: DocumentViewProps) {
  const host = useRef<HTMLDivElement>(null);
  /** a document is measured here, while the one before it is shown */
  const stage = useRef<HTMLDivElement>(null);
  const width = useWidth(host);
  const [chosen, setChosen] = useState<View | null>(null);
  const [zoom, setZoom] = useState<number | null>(null); // null = the page fills the width
  const [drawn, setDrawn] = useState(0); // how many documents were shown here
  const [drawnOf, setDrawnOf] = useState(subject);
  const isSettled = drawn > 0 && drawnOf === subject;
  const own = useId(); // what is drawn can stand in one place alone
  const rendered = useQuery({
    queryKey: ["docx", blobId(blob), own], // nodes stand in one place: two views of a document draw it twice
    queryFn: async () => ({ ...(await renderDocx(blob)), of: subject }),
    enabled: width > 0, // under another tab its tab stops cannot be measured
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (!host.current || !stage.current || !rendered.data) return;
    const { styles, nodes, of } = rendered.data;
    const measured = stage.current.shadowRoot ?? stage.current.attachShadow({ mode: "open" });
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    measured.adoptedStyleSheets = [styles];
    measured.replaceChildren(...nodes);
    return whenTabsAreSet(measured, () => {
      root.adoptedStyleSheets = [styles];
      root.replaceChildren(...nodes);
      setDrawn((times) => times + 1);
      setDrawnOf(of);
    });
  }, [rendered.data]);

  const view = chosen ?? (width > 0 && width < readable ? "read" : "page");
  const fit = rendered.data?.pageWidth && width ? Math.min(1, width / rendered.data.pageWidth) : 1;
  const scale = zoom ?? fit;
  useEffect(() => {
    if (!host.current) return;
    host.current.dataset.view = view;
    host.current.style.setProperty("--zoom", String(scale));
  }, [view, scale]);

  const marked = JSON.stringify(proofs ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that is drawn anew is marked anew
  useEffect(() => {
    const shadow = host.current?.shadowRoot;
    if (shadow && isSettled) markProofs(shadow, JSON.parse(marked) as Shown[]);
  }, [marked, drawn]);

  const revealed = useRef(0);
  const spots = JSON.stringify(spot ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that is drawn anew is lit anew
  useEffect(() => {
    const shadow = host.current?.shadowRoot;
    if (!host.current || !shadow || !isSettled) return;
    const block = spotlight(shadow, JSON.parse(spots) as Spot[]);
    if (!block) return;
    const [inner, outer] = [block.getBoundingClientRect(), host.current.getBoundingClientRect()];
    host.current.scrollBy({ top: inner.top - outer.top - outer.height / 3 });
    if (reveal === revealed.current) return;
    revealed.current = reveal;
    block.scrollIntoView({ block: "center" });
    host.current.focus({ preventScroll: true });
  }, [spots, reveal, drawn]);
  const pick = (event: React.MouseEvent) => {
    const path = event.nativeEvent.composedPath().filter((node) => node instanceof HTMLElement);
    const block = path.find(({ tagName }) => tagName === "P");
    const shadow = host.current?.shadowRoot;
    if (block && shadow && !path.some(({ tagName }) => tagName === "A"))
      onPick?.(
        block.textContent ?? "",
        textAround(shadow, block),
        offsetAt(block, event.clientX, event.clientY),
      );
  };

  return (
    <div className={cx("grid gap-3 max-sm:gap-2", onPick && "lg:sticky lg:top-20")}>
      {(rendered.data || above) && (
        <div className="no-print flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:gap-x-2">
          {rendered.data && (
            <Controls view={view} onView={setChosen} scale={scale} isFit={zoom === null} onZoom={setZoom} />
          )}
          {above && (
            <div
              className={cx(
                "ml-auto flex grow flex-wrap items-center justify-end gap-x-4 max-sm:gap-x-2",
                rendered.isPending && "max-sm:invisible", // what comes beside it would move it
              )}
            >
              {above}
            </div>
          )}
        </div>
      )}
      <div className="focus-frame bg-sunken p-3 sm:p-6">
        {!isSettled && !rendered.isError && <Spinner label="Opening the document" />}
        {rendered.isError && (
          <p className="p-6">
            The preview could not be drawn. The file itself is fine: download it to open it in Word.
          </p>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the lines of the original, where this leads, have keys of their own */}
        <section
          ref={host}
          aria-label={`Document ${name}`}
          onClick={onPick && pick}
          className={cx(
            "overflow-auto",
            view === "page" && "max-h-[80dvh]",
            onPick && "lg:max-h-[calc(100dvh-12.5rem)] lg:overscroll-contain", // it scrolls to what is chosen beside it
            !isSettled && "invisible h-0",
          )}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
        />
        {/* Its tab stops are measured at full size, and cannot be where nothing is laid out. */}
        <div aria-hidden inert className="invisible h-0 overflow-hidden">
          <div ref={stage} data-view="page" />
        </div>
      </div>
    </div>
  );
}

type ControlsProps = {
  view: View;
  onView: (view: View) => void;
  scale: number;
  isFit: boolean;
  onZoom: (zoom: number | null) => void;
};

function Controls({ view, onView, scale, isFit, onZoom }: ControlsProps) {
  const smaller = steps.findLast((step) => step < scale - 0.01);
  const larger = steps.find((step) => step > scale + 0.01);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-2">
      <fieldset className="flex rounded-md border border-edge bg-surface p-0.5">
        <legend className="sr-only">View</legend>
        {(["page", "read"] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={view === kind}
            onClick={() => onView(kind)}
            className="min-h-10 pointer-coarse:min-h-11 rounded-sm px-3.5 text-[0.9375rem] hover:bg-sunken aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary"
          >
            {kind === "page" ? "Page" : "Read"}
          </button>
        ))}
      </fieldset>
      {view === "page" && (
        <div className="flex items-center gap-1">
          <Button
            look="quiet"
            size="icon"
            aria-label="Zoom out"
            disabled={smaller === undefined}
            onClick={() => smaller && onZoom(smaller)}
          >
            <ZoomOut aria-hidden />
          </Button>
          <span aria-live="polite" className="min-w-11 text-center font-mono text-sm">
            {`${Math.round(scale * 100)}%`}
          </span>
          <Button
            look="quiet"
            size="icon"
            aria-label="Zoom in"
            disabled={larger === undefined}
            onClick={() => larger && onZoom(larger)}
          >
            <ZoomIn aria-hidden />
          </Button>
          <Button
            look="quiet"
            size="sm"
            className="min-h-11"
            aria-label="Fit to width"
            disabled={isFit}
            onClick={() => onZoom(null)}
          >
            Fit
          </Button>
        </div>
      )}
    </div>
  );
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/**
 * The renderer measures its tab stops, all in one go, some time after the document is attached. What is
 * measured at another size than 1 comes out wrong: dates wrap into the next line.
 */
function whenTabsAreSet(root: ShadowRoot, done: () => void): () => void {
  if (!root.querySelector(".docx-tab-stop:not([style])")) {
    done();
    return () => {};
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(latest);
  };
  const end = () => {
    stop();
    done();
  };
  const observer = new MutationObserver(end);
  observer.observe(root, { attributes: true, attributeFilter: ["style"], subtree: true });
  const latest = setTimeout(end, latestTabs); // a document none of whose tabs has a place to go
  return stop;
}
