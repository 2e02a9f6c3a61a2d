import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LoginForm } from "./login-form";

type SessionDialogProps = { email: string; reason: string; onDone: () => Promise<void>; onLeave: () => void };

/** Asks who was signed in to do so again, above the page as it was left (D-20). */
export function SessionDialog({ email, reason, onDone, onLeave }: SessionDialogProps) {
  return (
    <Dialog
      kind="alert"
      open
      title="Your session has ended"
      description={reason || "Log in to go on: this page is as you left it."}
      footer={
        <Button look="outline" onClick={onLeave}>
          Leave this page
        </Button>
      }
    >
      <LoginForm
        email={email}
        isFixed
        forgotten={
          <a href="/reset-password" target="_blank" rel="noreferrer" className="text-link tap">
            Forgot password?<span className="sr-only"> (opens in a new tab)</span>
          </a>
        }
        onDone={onDone}
      />
    </Dialog>
  );
}
