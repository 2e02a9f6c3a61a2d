import { cx } from "@/lib/cx";

type KeyButtonProps = {
  letter: string;
  /** what is shown, and part of what it is called */
  text: string;
  name?: string;
  /** what it would use, behind its name */
  note?: string;
  /** what it does */
  help?: string;
  isOn?: boolean;
  isOff?: boolean;
  className?: string;
  onPress: () => void;
  /** the mouse points at it, or no more */
  onPoint?: (isPointed: boolean) => void;
};

/** A gesture as a button, with its key. */
export function KeyButton({
  letter,
  text,
  name,
  note,
  help,
  isOn,
  isOff,
  className,
  onPress,
  onPoint,
}: KeyButtonProps) {
  const called = [name ?? text, note].filter(Boolean).join(": ");
  return (
    <button
      type="button"
      onClick={onPress}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      aria-disabled={isOff}
      aria-keyshortcuts={letter.replace("⇧", "Shift+").replace("⏎", "Enter") || undefined}
      aria-pressed={isOn}
      title={[called, help].filter(Boolean).join(": ")}
      aria-label={called !== text ? called : undefined}
      className={cx(
        "flex min-h-7.5 items-center gap-1 rounded-md border border-edge bg-surface px-1.5 text-[0.8125rem] leading-tight",
        "max-sm:min-h-11 max-sm:flex-col max-sm:justify-center max-sm:gap-0 max-sm:px-0.5 max-sm:text-center max-sm:text-xs pointer-coarse:min-h-11",
        "transition-colors duration-150 hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:text-primary",
        "aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
        className,
      )}
    >
      {letter && <Letter letter={letter} />}{" "}
      <span className={cx(note ? "max-sm:min-w-0 sm:shrink-0" : "min-w-0")}>{text}</span>
      {note && <span className="min-w-0 truncate text-ink-soft text-xs max-sm:max-w-16">{note}</span>}
    </button>
  );
}

export const Letter = ({ letter }: { letter: string }) => (
  <kbd
    aria-hidden
    className="shrink-0 rounded-sm bg-sunken px-1 font-mono text-[0.6875rem] text-ink-soft uppercase max-sm:hidden pointer-coarse:hidden"
  >
    {letter}
  </kbd>
);
