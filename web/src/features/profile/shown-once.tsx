import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/copy";

type ShownOnceProps = { label: string; secret: string; note: string; onKept: () => void };

/** A secret that the server does not show again. */
export function ShownOnce({ label, secret, note, onKept }: ShownOnceProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p ref={text} tabIndex={-1} className="outline-none">
        {note}
      </p>
      <div className="focus-frame grid gap-1 bg-canvas px-5 py-4">
        <p className="text-ink-soft text-sm">{label}</p>
        <p className="select-all break-all font-mono text-sm">{secret}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(secret, label)}>
          <Copy aria-hidden /> Copy
        </Button>
        <Button look="outline" onClick={onKept}>
          I have kept it
        </Button>
      </div>
    </div>
  );
}
