import type { ReactNode } from "react";
import { Field, PasswordField, SelectField } from "@/components/ui/field";
import type { User } from "@/lib/user";

/** The fields that creating and editing a user share, as typed. */
export type UserForm = {
  name: string;
  email: string;
  organisation: string;
  user_role: User["user_role"];
  subscription_status: User["subscription_status"];
  credits: string;
};

/** Faults by field, in the order of the form. */
export type UserFaults = Partial<Record<keyof UserForm | "password" | "converted" | "own", string>>;

/** The faults of the fields that were not touched since: one that is being mended is no longer called wrong. */
export function faultsAfter(faults: UserFaults, change: object): UserFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change)));
}

const subjects: [keyof UserFaults, RegExp][] = [
  ["own", /^Your own password/],
  ["password", /password/i],
  ["email", /e-?mail/i],
  ["name", /\bname/i],
  ["credits", /credits/i],
];

/** The field that a refusal of the server is about, with its words; {} = it is about none. */
export function refusalAt(text: string): UserFaults {
  const found = subjects.find(([, words]) => words.test(text));
  return found ? { [found[0]]: text } : {};
}

const largestCount = 1_000_000_000;

/** A whole number as typed; null = it is none, or out of range. Nothing is rewritten while it is typed. */
export function wholeNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,10}$/.test(trimmed) && Number(trimmed) <= largestCount ? Number(trimmed) : null;
}

export const countFault = (text: string): string | undefined =>
  wholeNumber(text) === null ? "Please enter a whole number from 0 to 1,000,000,000." : undefined;

/** D-70: credits above 0 make the status active; the admin may still set it back. */
const withCredits = (credits: string): Partial<UserForm> => ({
  credits,
  ...((wholeNumber(credits) ?? 0) > 0 && { subscription_status: "active" as const }),
});

/** D-111: whoever finds a session open makes nobody an admin. */
type OwnPassword = { value: string; onChange: (password: string) => void };

type UserFieldsProps = {
  form: UserForm;
  /** asked for where this makes somebody an admin; null = it does not */
  own: OwnPassword | null;
  /** the account is suspended, whatever its status */
  isSuspended?: boolean;
  faults: UserFaults;
  onChange: (change: Partial<UserForm>) => void;
  /** between e-mail and organisation */
  children?: ReactNode;
  /** beside the credits */
  aside?: ReactNode;
};

export function UserFields({ form, own, isSuspended, faults, onChange, children, aside }: UserFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        required
        error={faults.name}
        value={form.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        required
        error={faults.email}
        value={form.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      {children}
      <Field
        label="Organisation"
        name="organisation"
        autoComplete="off"
        value={form.organisation}
        onChange={(event) => onChange({ organisation: event.target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Role"
          value={form.user_role}
          options={[
            ["user", "user"],
            ["admin", "admin"],
          ]}
          onChange={(event) => onChange({ user_role: event.target.value as User["user_role"] })}
        />
        <SelectField
          label="Status"
          value={form.subscription_status}
          options={[
            ["inactive", isSuspended ? "inactive, and suspended" : "inactive"],
            ["active", isSuspended ? "active, but suspended" : "active"],
          ]}
          onChange={(event) =>
            onChange({ subscription_status: event.target.value as User["subscription_status"] })
          }
        />
        <CountField
          label="Credits"
          name="credits"
          value={form.credits}
          error={faults.credits}
          onChange={(credits) => onChange(withCredits(credits))}
        />
        {aside}
      </div>
      {own && (
        <PasswordField
          label="Your own password"
          autoComplete="current-password"
          required
          hint="An administrator can do all that you can, so this asks who you are."
          error={faults.own}
          value={own.value}
          onChange={(event) => own.onChange(event.target.value)}
        />
      )}
      {form.subscription_status === "inactive" && (
        <p className="text-ink-soft text-sm">
          Inactive: can sign in, but converts nothing beyond the demo. Credits above 0 make the user active.
        </p>
      )}
    </>
  );
}

type CountFieldProps = {
  label: string;
  name: string;
  value: string;
  error?: string;
  onChange: (text: string) => void;
};

/** A number that may be typed freely and is judged, not rewritten. */
export function CountField({ label, name, value, error, onChange }: CountFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={error ?? (value === "" ? undefined : countFault(value))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
