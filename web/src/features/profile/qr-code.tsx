import { qrModules } from "./qr";

const quiet = 4;

/** A QR code as one path: sharp at any size, and nothing that a strict policy refuses. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrModules(text);
  const size = rows.length + 2 * quiet;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-md bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
