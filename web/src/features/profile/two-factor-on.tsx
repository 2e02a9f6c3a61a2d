import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/field";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { useReloadUser } from "@/lib/user";
import { beginTwoFactor, type Device, disableTwoFactor, renewRecoveryCodes } from "./queries";

type TwoFactorOnProps = { onCodes: (codes: string[]) => void; onDevice: (device: Device) => void };

/** What can be changed while it is on, each for the password. */
export function TwoFactorOn({ onCodes, onDevice }: TwoFactorOnProps) {
  const [password, setPassword] = useState("");
  const reloadUser = useReloadUser();
  const disable = useMutation({
    mutationFn: disableTwoFactor,
    onSuccess: () => {
      toast.success("Two-factor sign-in is off.");
      void reloadUser();
    },
  });
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recovery_codes }) => {
      setPassword("");
      onCodes(recovery_codes);
    },
  });
  const begin = useMutation({ mutationFn: beginTwoFactor, onSuccess: onDevice });
  const all = [disable, renew, begin];
  const isIdle = password !== "" && !all.some((action) => action.isPending);
  const failed = all.find((action) => action.isError);
  const run = (action: (typeof all)[number]) => {
    for (const other of all) other.reset();
    action.mutate(password);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIdle) run(renew);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-[0.9375rem] text-ink-soft">
        On. Signing in asks for a code from your app, or for one of your recovery codes.
      </p>
      <PasswordField
        label="Password to change it"
        autoComplete="current-password"
        value={password}
        error={failed ? serverTextOr(failed.error, "That did not work. Please try again.") : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="outline" disabled={!isIdle}>
          New recovery codes
        </Button>
        <Button look="outline" disabled={!isIdle} onClick={() => run(begin)}>
          Another device
        </Button>
        <Button look="outline" disabled={!isIdle} onClick={() => run(disable)}>
          Turn off
        </Button>
      </div>
    </form>
  );
}
