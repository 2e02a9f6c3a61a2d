import { useBlocker } from "@tanstack/react-router";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type UnsavedGuardProps = {
  /** there are decisions that the document does not hold yet */
  isDirty: boolean;
  /** what the user is about to do within the page; null = nothing */
  leave: (() => void) | null;
  onStay: () => void;
  /** true when all is in the document */
  onApply: () => Promise<boolean>;
};

/** Asks before decisions are lost: by leaving the page, closing the tab, or starting over. */
export function UnsavedGuard({ isDirty, leave, onStay, onApply }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
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
      title="Keep your decisions?"
      footer={
        <>
          <Button look="outline" onClick={stay}>
            Stay
          </Button>
          <Button look="outline" onClick={act}>
            Leave without them
          </Button>
          <Button onClick={() => void onApply().then((applied) => (applied ? act() : stay()))}>
            Apply and leave
          </Button>
        </>
      }
    >
      <p>Some decisions about the changes are not in the document yet. Leaving now forgets them.</p>
    </Dialog>
  );
}
