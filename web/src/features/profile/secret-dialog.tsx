import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { Dialog } from "@/components/ui/dialog";
import { PasswordField } from "@/components/ui/field";
import { serverTextOr } from "@/lib/errors";
import { ShownOnce } from "./shown-once";

type SecretDialogProps = {
  title: string;
  action: string;
  /** Whether the other fields are filled in. */
  complete?: boolean;
  /** Asks the server for the secret. */
  make: (password: string) => Promise<string>;
  /** What is said when that fails without a sentence of the server. */
  sorry: string;
  shown: { title: string; label: string; note: string };
  onClose: () => void;
  /** The other fields; `fault` is what the server says that is not about the password. */
  children: (fault: string | undefined) => ReactNode;
  /** Every fault is the password's where no other field can be wrong. */
  passwordOnly?: boolean;
};

/** Takes the password for something secret, has it made, and shows it here and never again. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, action, complete = true, sorry, shown, onClose } = props;
  const form = useId();
  const [password, setPassword] = useState("");
  const making = useMutation({ mutationFn: props.make });
  const fault = making.isError ? serverTextOr(making.error, sorry) : undefined;
  const isAboutPassword = fault !== undefined && (props.passwordOnly || /password/i.test(fault));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(password);
  };
  if (making.data) {
    return (
      // Neither Esc nor a press beside it closes what is shown once.
      <Dialog open title={shown.title}>
        <ShownOnce label={shown.label} secret={making.data} note={shown.note} onKept={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={form} disabled={!complete || password === "" || making.isPending}>
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {props.children(isAboutPassword ? undefined : fault)}
        <PasswordField
          label="Your password"
          required
          autoComplete="current-password"
          value={password}
          error={isAboutPassword ? fault : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

type Choice = readonly [value: string, label: string, hint: string];
type ChoicesProps = {
  legend: string;
  options: readonly Choice[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

/** Boxes to tick, each with a hint. */
export function Choices({ legend, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{legend}</legend>
      {options.map(([value, label, hint]) => (
        <CheckField
          key={value}
          label={label}
          hint={hint}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  );
}
