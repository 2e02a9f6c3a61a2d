import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { Dialog } from "@/components/ui/dialog";
import { Field, PasswordField, SelectField } from "@/components/ui/field";
import { serverTextOr } from "@/lib/errors";
import { apiKeysQuery, createApiKey } from "./queries";
import { ShownOnce } from "./shown-once";

const scopes = [
  ["read", "Read", "See conversions, their results and documents, and the profile."],
  [
    "convert",
    "Convert",
    "Convert CVs for credits; cancel and erase conversions. With Read also review them.",
  ],
] as const;

const ends = [
  ["30", "In 30 days"],
  ["90", "In 90 days"],
  ["365", "In a year"],
  ["0", "Never"],
] as const;

/** PF-6. The key is shown here and never again. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>(["read", "convert"]);
  const [days, setDays] = useState("90");
  const [password, setPassword] = useState("");
  const create = useMutation({
    mutationFn: createApiKey,
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
  const fault = create.isError
    ? serverTextOr(create.error, "The key could not be made. Please try again.")
    : undefined;
  const isAboutPassword = fault !== undefined && /password/i.test(fault);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name, scopes: chosen, expires_in_days: Number(days), password });
  };
  if (create.data) {
    return (
      <Dialog open onClose={onClose} title="Your new API key">
        <ShownOnce
          label="API key"
          secret={create.data.key}
          note="Copy it now and keep it like a password: it is not shown again."
          onKept={onClose}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Create API key"
      footer={
        <Button
          type="submit"
          form="new-key"
          disabled={name.trim() === "" || chosen.length === 0 || password === "" || create.isPending}
        >
          Create key
        </Button>
      }
    >
      <form id="new-key" noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label="Name"
          hint="What will use it, such as your applicant tracking system."
          maxLength={100}
          value={name}
          error={isAboutPassword ? undefined : fault}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-semibold text-[0.9375rem]">What it may do</legend>
          {scopes.map(([scope, label, hint]) => (
            <CheckField
              key={scope}
              label={label}
              hint={hint}
              checked={chosen.includes(scope)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
          ))}
        </fieldset>
        <SelectField
          label="Ends"
          options={ends}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={isAboutPassword ? fault : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
