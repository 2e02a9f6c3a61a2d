import { useMutation } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, PasswordField } from "@/components/ui/field";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { type User, useReloadUser } from "@/lib/user";
import { beginTwoFactor, disableTwoFactor, enableTwoFactor } from "./queries";
import { RecoveryCodes, RenewRecoveryCodes } from "./recovery-codes";

const QrCode = lazy(() => import("./qr-code").then((module) => ({ default: module.QrCode })));

/** Two-factor sign-in: a code of an authenticator app beside the password. */
export function TwoFactor({ user }: { user: User }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Two-factor sign-in</h2>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {user.totp_enabled ? <TurnOff onRenewed={setCodes} /> : !codes && <TurnOn onEnabled={setCodes} />}
    </section>
  );
}

function TurnOn({ onEnabled }: { onEnabled: (codes: string[]) => void }) {
  const [code, setCode] = useState("");
  const reloadUser = useReloadUser();
  const begin = useMutation({
    mutationFn: beginTwoFactor,
    onError: (failure) => toast.error(serverTextOr(failure, "That did not work. Please try again.")),
  });
  const enable = useMutation({
    mutationFn: enableTwoFactor,
    onSuccess: ({ recovery_codes }) => {
      toast.success("Two-factor sign-in is on.");
      onEnabled(recovery_codes);
      void reloadUser();
    },
  });
  if (!begin.data) {
    return (
      <>
        <p className="text-[0.9375rem] text-ink-soft">
          Off. With it, signing in also asks for a code from an authenticator app on your phone.
        </p>
        <Button look="outline" className="w-fit" disabled={begin.isPending} onClick={() => begin.mutate()}>
          Set up two-factor sign-in
        </Button>
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enable.mutate(code.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-[0.9375rem] text-ink-soft">
        Scan this with your authenticator app, or{" "}
        <a className="text-link" href={begin.data.uri}>
          open the app on this device
        </a>
        . Then type the code it shows.
      </p>
      <Suspense fallback={<div className="size-56 rounded-md bg-sunken" />}>
        <QrCode text={begin.data.uri} label="QR code for the authenticator app" />
      </Suspense>
      <div className="grid gap-1">
        <p className="text-[0.9375rem] text-ink-soft">No camera? Type this key into the app:</p>
        <p className="break-all rounded-md bg-sunken px-4 py-3 font-mono text-sm">
          <span className="sr-only">Key: </span>
          {begin.data.secret}
        </p>
      </div>
      <Field
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={
          enable.isError
            ? serverTextOr(enable.error, "Two-factor sign-in could not be turned on. Please try again.")
            : undefined
        }
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" className="w-fit" disabled={enable.isPending || code.trim() === ""}>
        Turn on
      </Button>
    </form>
  );
}

function TurnOff({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  const [password, setPassword] = useState("");
  const reloadUser = useReloadUser();
  const disable = useMutation({
    mutationFn: disableTwoFactor,
    onSuccess: () => {
      toast.success("Two-factor sign-in is off.");
      void reloadUser();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    disable.mutate(password);
  };
  return (
    <>
      <p className="text-[0.9375rem] text-ink-soft">On. Signing in asks for a code from your app.</p>
      <RenewRecoveryCodes onRenewed={onRenewed} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          label="Password to turn it off"
          autoComplete="current-password"
          value={password}
          error={
            disable.isError
              ? serverTextOr(disable.error, "Two-factor sign-in could not be turned off. Please try again.")
              : undefined
          }
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          type="submit"
          look="outline"
          className="w-fit"
          disabled={disable.isPending || password === ""}
        >
          Turn off
        </Button>
      </form>
    </>
  );
}
