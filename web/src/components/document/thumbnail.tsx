import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { timings } from "@/lib/timings";
import { renderDocx } from "./render-docx";

type ThumbnailProps = {
  name: string;
  load: () => Promise<Blob>;
};

/** The first page of a document as a small picture that nobody reads or reaches by keyboard. */
export function Thumbnail({ name, load }: ThumbnailProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useQuery({
    queryKey: ["thumbnail", name],
    queryFn: async () => renderDocx(await load()),
    staleTime: timings.thumbnail, // an admin may replace what it shows while this page stays open
    retry: false,
  });
  useEffect(() => {
    if (!host.current || !drawn.data) return;
    const { nodes, styles, pageWidth } = drawn.data;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styles];
    root.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
    for (const fold of root.querySelectorAll(".fold")) fold.remove(); // of a design, nobody asks where pages end
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
