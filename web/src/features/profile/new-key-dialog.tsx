import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Field, SelectField } from "@/components/ui/field";
import { apiKeysQuery, createApiKey } from "./queries";
import { Choices, SecretDialog } from "./secret-dialog";

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
  const make = async (password: string) => {
    const made = await createApiKey({ name, scopes: chosen, expires_in_days: Number(days), password });
    void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    return made.key;
  };
  return (
    <SecretDialog
      title="Create API key"
      action="Create key"
      complete={name.trim() !== "" && chosen.length > 0}
      make={make}
      sorry="The key could not be made. Please try again."
      shown={{
        title: "Your new API key",
        label: "API key",
        note: "Copy it now and keep it like a password: it is not shown again.",
      }}
      onClose={onClose}
    >
      {(fault) => (
        <>
          <Field
            label="Name"
            required
            hint="What will use it, such as your applicant tracking system."
            maxLength={100}
            value={name}
            error={fault}
            onChange={(event) => setName(event.target.value)}
          />
          <Choices legend="What it may do" options={scopes} chosen={chosen} onChange={setChosen} />
          <SelectField
            label="Ends"
            options={ends}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </>
      )}
    </SecretDialog>
  );
}
