import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { copyText } from "@/lib/copy";
import { serverTextOr } from "@/lib/errors";
import { toast } from "@/lib/toasts";
import { type User, useReloadUser } from "@/lib/user";
import { beginTwoFactor, type Device, enableTwoFactor } from "./queries";
import { RecoveryCodes } from "./recovery-codes";
import { TwoFactorOn } from "./two-factor-on";

const QrCode = lazy(() => import("./qr-code").then((module) => ({ default: module.QrCode })));

/** Two-factor sign-in: a code of an authenticator app beside the password. */
export function TwoFactor({ user }: { user: User }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [device, setDevice] = useState<Device | null>(null);
  const enabled = (recoveryCodes: string[]) => {
    setDevice(null);
    setCodes(recoveryCodes);
  };
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Two-factor sign-in</h2>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {device ? (
        <ScanDevice device={device} onEnabled={enabled} onCancel={() => setDevice(null)} />
      ) : user.totp_enabled ? (
        <TwoFactorOn onCodes={setCodes} onDevice={setDevice} />
      ) : (
        !codes && <TwoFactorOff onDevice={setDevice} />
      )}
    </section>
  );
}

function TwoFactorOff({ onDevice }: { onDevice: (device: Device) => void }) {
  const begin = useMutation({
    mutationFn: () => beginTwoFactor(),
    onSuccess: onDevice,
    onError: (failure) => toast.error(serverTextOr(failure, "That did not work. Please try again.")),
  });
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

type ScanDeviceProps = {
  device: Device;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

function ScanDevice({ device, onEnabled, onCancel }: ScanDeviceProps) {
  const [code, setCode] = useState("");
  const reloadUser = useReloadUser();
  const enable = useMutation({
    mutationFn: enableTwoFactor,
    onSuccess: ({ recovery_codes }) => {
      toast.success("Two-factor sign-in is on.");
      onEnabled(recovery_codes);
      void reloadUser();
    },
  });
  const copyKey = () => copyText(device.secret, "Key", { failed: "It could not be copied. Please type it." });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enable.mutate(code.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-[0.9375rem] text-ink-soft">
        Scan this with your authenticator app, or{" "}
        <a className="text-link" href={device.uri}>
          open the app on this device
        </a>
        . Then type the code it shows.
      </p>
      <Suspense fallback={<div className="size-56 rounded-md bg-sunken" />}>
        <QrCode text={device.uri} label="QR code for the authenticator app" />
      </Suspense>
      <div className="grid gap-1">
        <p className="text-[0.9375rem] text-ink-soft">No camera? Type this key into the app:</p>
        <p className="break-all rounded-md bg-sunken px-4 py-3 font-mono text-sm">
          <span className="sr-only">Key: </span>
          {device.secret}
        </p>
        <Button look="outline" className="mt-2 w-fit" onClick={() => void copyKey()}>
          <Copy aria-hidden /> Copy key
        </Button>
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={enable.isPending || code.trim() === ""}>
          Turn on
        </Button>
        <Button look="outline" onClick={onCancel}>
          Cancel set-up
        </Button>
      </div>
    </form>
  );
}
