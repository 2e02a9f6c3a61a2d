import { useMutation } from "@tanstack/react-query";
import { Copy, Download } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/field";
import { saveFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { renewRecoveryCodes } from "./queries";

/** The codes that sign in once each when the phone is gone; the server keeps their hashes only. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success("Recovery codes copied.");
    } catch {
      toast.error("They could not be copied. Please download them.");
    }
  };
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

/** New codes in place of those that are used up or lost. */
export function RenewRecoveryCodes({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  const [password, setPassword] = useState("");
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recovery_codes }) => onRenewed(recovery_codes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate(password);
  };
  return (
    <details className="grid gap-4">
      <summary className="text-link min-h-11 w-fit cursor-pointer content-center font-semibold">
        New recovery codes
      </summary>
      <form noValidate onSubmit={submit} className="grid gap-4 pt-2">
        <p className="text-[0.9375rem] text-ink-soft">The codes that you have now will no longer count.</p>
        <PasswordField
          label="Password for new recovery codes"
          autoComplete="current-password"
          value={password}
          error={
            renew.isError
              ? serverTextOr(renew.error, "New recovery codes could not be made. Please try again.")
              : undefined
          }
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="outline" className="w-fit" disabled={renew.isPending || password === ""}>
          Make new codes
        </Button>
      </form>
    </details>
  );
}
