import { Copy, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/lib/conversion";
import { copyText } from "@/lib/copy";

/** The codes that sign in once each when the phone is gone; the server keeps their hashes only. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;
  const copy = () =>
    copyText(text, "Recovery codes", { failed: "They could not be copied. Please download them." });
  return (
    <div className="focus-frame grid gap-4 bg-surface px-5 py-5 sm:px-6">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        Keep your recovery codes
      </h3>
      <p className="text-[0.9375rem] text-ink-soft">
        Without your phone, each of them signs you in once. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-1.5 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void copy()}>
          <Copy aria-hidden /> Copy
        </Button>
        <Button
          look="outline"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "focal-recovery-codes.txt")}
        >
          <Download aria-hidden /> Download
        </Button>
      </div>
      <Button className="w-fit" onClick={onKept}>
        I have kept them
      </Button>
    </div>
  );
}
