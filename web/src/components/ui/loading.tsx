/** A spinner for a page that is loading (SH-8). */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <div role="status" className="grid place-items-center py-24">
      <Ring size={40} stroke={4} speed={0.9} />
      <span className="sr-only">{label}</span>
    </div>
  );
}

/** The full-screen loading ring: size 80, stroke 5, speed 1.75 s a turn (SH-8). */
export function LoadingScreen({ label = "Loading", text }: { label?: string; text?: string }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-70 grid place-content-center justify-items-center gap-6 bg-canvas"
    >
      <Ring size={80} stroke={5} speed={1.75} />
      {text ? <p className="font-semibold">{text}</p> : <span className="sr-only">{label}</span>}
    </div>
  );
}

/** A bar that only tells that something is going on. */
export function SlidingBar() {
  return (
    <div aria-hidden className="h-1.5 max-w-lg overflow-hidden rounded-sm bg-sunken">
      <div className="h-full w-1/3 rounded-sm bg-primary [animation:bar-slide_1.4s_linear_infinite]" />
    </div>
  );
}

function Ring({ size, stroke, speed }: { size: number; stroke: number; speed: number }) {
  const radius = (size - stroke) / 2;
  const round = 2 * Math.PI * radius;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeWidth={stroke}
      className="animate-spin"
      style={{ animationDuration: `${speed}s` }}
    >
      <circle cx={size / 2} cy={size / 2} r={radius} className="stroke-line" />
      <circle
        cx={size / 2}
        cy={size / 2}
        r={radius}
        className="stroke-primary"
        strokeLinecap="round"
        strokeDasharray={`${round * 0.28} ${round}`}
      />
    </svg>
  );
}
