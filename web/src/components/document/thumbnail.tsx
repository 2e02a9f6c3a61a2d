import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { renderDocx } from "./render-docx";

type ThumbnailProps = {
  /** of the document, which never changes under it */
  name: string;
  load: () => Promise<Blob>;
};

/** The first page of a document as a small picture that nobody reads or reaches by keyboard. */
export function Thumbnail({ name, load }: ThumbnailProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useQuery({
    queryKey: ["thumbnail", name],
    queryFn: async () => renderDocx(await load()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!host.current || !drawn.data) return;
    const { nodes, styles, pageWidth } = drawn.data;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styles];
    root.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
    host.current.style.setProperty("--zoom", String(host.current.clientWidth / (pageWidth || 794)));
  }, [drawn.data]);
  return (
    <div
      ref={host}
      aria-hidden
      inert
      className="aspect-[298/421] w-full overflow-hidden rounded-sm border border-line bg-paper text-left"
    />
  );
}
