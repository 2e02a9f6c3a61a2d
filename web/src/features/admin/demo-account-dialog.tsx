import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { copyText } from "@/lib/copy";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { messages } from "./messages";
import { createDemoAccount, type DemoAccount, usersChanged } from "./queries";

/** AD-7. The password is shown here and never again (D-77). */
export function DemoAccountDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [organisation, setOrganisation] = useState("");
  const create = useMutation({
    mutationFn: createDemoAccount,
    onSuccess: () => {
      toast.success(messages.demoCreated, timings.adminToast);
      void usersChanged(client);
    },
    onError: (failure) => toast.error(serverTextOr(failure, messages.demoFailed), timings.adminToast),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate({
      ...(name.trim() && { name: name.trim() }),
      ...(organisation.trim() && { organisation: organisation.trim() }),
    });
  };
  return (
    <Dialog open onClose={onClose} title="Demo account">
      {create.data ? (
        <Credentials account={create.data} />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <FormNotice
            text={create.isError ? serverTextOr(create.error, messages.demoFailed) : null}
            busy={create.isPending}
          />
          <p className="text-ink-soft">
            An active account on the Demo Plan with 3 credits. It ends by itself after 14 days.
          </p>
          <Field label="Name (optional)" value={name} onChange={(event) => setName(event.target.value)} />
          <Field
            label="Organisation (optional)"
            value={organisation}
            onChange={(event) => setOrganisation(event.target.value)}
          />
          <Button type="submit" size="lg" disabled={create.isPending}>
            {create.isPending ? "Generating..." : "Create Demo Account"}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function Credentials({ account }: { account: DemoAccount }) {
  const copy = () =>
    copyText(`Email: ${account.email}\nPassword: ${account.password}`, "Account details", {
      done: messages.demoCopied,
      failed: messages.anyError,
      shownFor: timings.adminToast,
    });
  return (
    <div className="grid gap-5">
      <dl className="focus-frame grid gap-3 bg-canvas px-6 py-5">
        <div>
          <dt className="text-ink-soft text-sm">Email</dt>
          <dd className="break-all font-mono">{account.email}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Password</dt>
          <dd className="break-all font-mono">{account.password}</dd>
        </div>
      </dl>
      <p className="text-[0.9375rem] text-ink-soft">Copy it now: the password is not shown again.</p>
      <Button size="lg" onClick={() => void copy()}>
        Copy Account Details
      </Button>
    </div>
  );
}
