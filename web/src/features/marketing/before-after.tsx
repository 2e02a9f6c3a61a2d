import { type CSSProperties, useState } from "react";

const half = 50;

/** A CV of the samples as it came in and as it goes out, one over the other, parted where the reader drags. */
export function BeforeAfter() {
  const [at, setAt] = useState(half);
  return (
    <figure className="grid gap-3">
      <div
        style={{ "--at": `${at}%` } as CSSProperties}
        className="focus-frame relative outline-primary outline-offset-4 has-focus-visible:outline-2 aspect-[720/1018] max-h-[34rem] w-full overflow-hidden bg-paper shadow-paper"
      >
        <img
          src="/media/hero-after.webp"
          width={720}
          height={1018}
          alt="The finished document: one column, the same sections as every other, third person."
          className="absolute inset-0 w-full"
        />
        <img
          src="/media/hero-before.webp"
          width={720}
          height={1018}
          alt="The CV as it came in: two columns, first person, a slip in the spelling."
          className="absolute inset-0 w-full [clip-path:inset(0_calc(100%-var(--at))_0_0)]"
        />
        <span
          aria-hidden
          className="absolute inset-y-0 left-(--at) w-0.5 -translate-x-1/2 bg-primary before:absolute before:top-1/2 before:left-1/2 before:size-9 before:-translate-1/2 before:rounded-full before:border-2 before:border-primary before:bg-surface after:absolute after:top-1/2 after:left-1/2 after:-translate-1/2 after:font-bold after:text-primary after:content-['↔']"
        />
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          aria-label="How much of the old CV is shown"
          onChange={({ target }) => setAt(Number(target.value))}
          className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
      </div>
      <figcaption className="flex justify-between text-ink-soft text-sm">
        <span>Before</span>
        <span>Drag to compare</span>
        <span>After</span>
      </figcaption>
    </figure>
  );
}
