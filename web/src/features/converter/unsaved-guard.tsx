import { useBlocker } from "@tanstack/react-router";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type UnsavedGuardProps = {
  /** the conversion whose decisions they are; another CV of it takes none away */
  task: string;
  /** there are decisions that the document does not hold, though they were sent */
  isDirty: boolean;
  /** nothing is on its way: then nobody has to wait */
  isIdle: () => boolean;
  /** waits for what is on its way; false when something could not be put into the document */
  isSettled: () => Promise<boolean>;
  /** words are being written that are not saved */
  isWriting: () => boolean;
  /** what the user is about to do within the page; null = nothing */
  leave: (() => void) | null;
  onStay: () => void;
  /** true when all is in the document */
  onApply: () => Promise<boolean>;
};

/** Asks before decisions or words are lost: by leaving the page, closing the tab, or starting over. */
export function UnsavedGuard({
  task,
  isDirty,
  isIdle,
  isSettled,
  isWriting,
  leave,
  onStay,
  onApply,
}: UnsavedGuardProps) {
  const blocker = useBlocker({
    // Waiting where nothing is on its way would let a later step overtake this one.
    shouldBlockFn: ({ next }) => {
      if ((next.params as { task?: string } | undefined)?.task === task) return false;
      return isWriting() || (!isIdle() && isSettled().then((settled) => !settled));
    },
    enableBeforeUnload: () => isDirty || isWriting() || !isIdle(),
    withResolver: true,
  });
  const go = leave ?? (blocker.status === "blocked" ? blocker.proceed : null);
  const stay = () => {
    onStay();
    if (blocker.status === "blocked") blocker.reset();
  };
  const act = () => {
    onStay();
    go?.();
  };
  return (
    <Dialog
      kind="alert"
      open={go !== null}
      onClose={stay}
      title={isDirty ? "Keep your decisions?" : "Keep what you are writing?"}
      footer={
        <>
          <Button look="outline" onClick={stay}>
            Stay
          </Button>
          <Button look="outline" onClick={act}>
            {isDirty ? "Leave without them" : "Leave without it"}
          </Button>
          {isDirty && (
            <Button onClick={() => void onApply().then((applied) => (applied ? act() : stay()))}>
              Try again and leave
            </Button>
          )}
        </>
      }
    >
      <p>
        {isDirty
          ? "Some decisions could not be put into the document. Leaving now forgets them."
          : "An editor is open with words that are not saved. Leaving now forgets them."}
      </p>
      {isDirty && isWriting() && (
        <p className="pt-2">An editor is open, too: the words in it are not saved.</p>
      )}
    </Dialog>
  );
}
