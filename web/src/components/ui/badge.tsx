import { cx } from "@/lib/cx";

type Tone = "ok" | "active" | "busy" | "plain" | "danger" | "mark";

const tones: Record<Tone, string> = {
  ok: "bg-ok-soft text-ok",
  active: "bg-primary text-on-primary",
  busy: "bg-mark text-on-mark",
  plain: "bg-grey text-ink-soft",
  danger: "bg-danger-soft text-danger",
  mark: "bg-mark text-on-mark",
};

/** A short status in words; the colour only repeats what the word says. */
export function Badge({
  tone = "plain",
  children,
  className,
}: {
  tone?: Tone;
  children: string;
  className?: string;
}) {
  return (
    <span
      className={cx(
        "inline-block rounded-sm px-2 py-0.5 font-semibold text-sm leading-snug",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
