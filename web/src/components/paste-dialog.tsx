import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";

type PasteDialogProps = { kind: "cv" | "job" | null; onClose: () => void; onPaste: (text: string) => void };

/** Notes, an old e-mail or a profile as plain text (D-50). */
export function PasteDialog({ kind, onClose, onPaste }: PasteDialogProps) {
  const [text, setText] = useState("");
  const close = () => {
    setText("");
    onClose();
  };
  const use = () => {
    onPaste(text.trim());
    setText("");
  };
  return (
    <Dialog
      open={kind !== null}
      onClose={close}
      title={kind === "job" ? "Paste the job description" : "Paste the CV"}
      footer={
        <>
          <Button look="outline" onClick={close}>
            Cancel
          </Button>
          <Button onClick={use} disabled={text.trim().length < 20}>
            Use this text
          </Button>
        </>
      }
    >
      <TextArea
        label={kind === "job" ? "Job description" : "CV text"}
        hint={
          kind === "job"
            ? "Plain text. It is read best with each requirement on a line of its own."
            : "Plain text, at least a few lines. Headings and dates help."
        }
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="[&_textarea]:min-h-64"
      />
    </Dialog>
  );
}
