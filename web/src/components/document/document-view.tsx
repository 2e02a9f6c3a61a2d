import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Spinner } from "@/components/ui/loading";
import { blobId } from "@/lib/blob-id";
import { renderDocx } from "./render-docx";

/** The finished document itself, in the viewfinder. */
export function DocumentView({ blob, name }: { blob: Blob; name: string }) {
  const host = useRef<HTMLDivElement>(null);
  const rendered = useQuery({
    queryKey: ["docx", name, blobId(blob)],
    queryFn: () => renderDocx(blob),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (!host.current || !rendered.data) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [rendered.data.styles];
    root.replaceChildren(...rendered.data.nodes);
  }, [rendered.data]);
  return (
    <div className="focus-frame bg-sunken p-3 sm:p-6">
      {rendered.isPending && <Spinner label="Opening the document" />}
      {rendered.isError && (
        <p className="p-6">
          The preview could not be drawn. The file itself is fine: download it to open it in Word.
        </p>
      )}
      <section
        ref={host}
        aria-label={`Document ${name}`}
        className="max-h-[80dvh] overflow-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      />
    </div>
  );
}
