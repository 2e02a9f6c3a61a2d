import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PasswordField, SelectField } from "@/components/ui/field";
import { saveFile } from "@/lib/conversion";
import { serverTextOr } from "@/lib/errors";
import { settings } from "@/lib/settings";
import { toast } from "@/lib/toasts";
import { isActive, userQuery, useUser } from "@/lib/user";
import { deleteAccount, exportData, setRetention } from "./queries";

/** Download my data, delete my account (D-30). */
export function DataRights() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Your data</h2>
      <p className="text-[0.9375rem] text-ink-soft">
        Everything that is kept about you, as a file; or everything erased.
      </p>
      <KeptFor />
      <div className="flex flex-wrap gap-3">
        <DownloadData />
        <Button look="outline" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}

function DownloadData({ name = "Download my data" }: { name?: string }) {
  const download = useMutation({
    mutationFn: exportData,
    onSuccess: (blob) => saveFile(blob, blob.type.includes("zip") ? "my-data.zip" : "my-data.json"),
    onError: (error) =>
      toast.error(serverTextOr(error, "Your data could not be collected. Please try again.")),
  });
  return (
    <Button look="outline" className="w-fit" disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? "Collecting…" : name}
    </Button>
  );
}

/** Whatever holds for those who chose nothing, also when it changes. */
const ofService = -1;

const terms: Record<number, string> = {
  0: "1 hour",
  1: "1 day",
  7: "7 days",
  30: "30 days",
};

/** How long what is converted from now on is kept. */
function KeptFor() {
  const client = useQueryClient();
  const { user } = useUser();
  const set = useMutation({
    mutationFn: setRetention,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
      toast.success("Holds from your next conversion on.");
    },
    onError: (error) => toast.error(serverTextOr(error, "This could not be saved. Please try again.")),
  });
  if (!user) return null;
  const kept = user.retention_chosen ? user.retention_days : ofService;
  const now = set.isPending ? set.variables : kept;
  const service = terms[settings.retention_days] ?? `${settings.retention_days} days`;
  const days = [...new Set([ofService, ...Object.keys(terms).map(Number), now])].toSorted((a, b) => a - b);
  return (
    <SelectField
      className="max-w-xs"
      label="Keep files and results for"
      value={String(now)}
      disabled={set.isPending}
      options={days.map((count) => [
        String(count),
        count === ofService ? `As the service sets (${service})` : (terms[count] ?? `${count} days`),
      ])}
      onChange={(event) => set.mutate(Number(event.target.value))}
    />
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useUser();
  const [password, setPassword] = useState("");
  const erase = useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      // What shows the user keeps looking at this one entry: it is emptied, not taken away.
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== userQuery.queryKey[0] });
      client.setQueryData(userQuery.queryKey, null);
      await navigate({ to: "/" });
      toast.success("Your account and its files have been erased.");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    erase.mutate(password);
  };
  return (
    <Dialog
      kind="alert"
      open
      onClose={onClose}
      title="Delete your account"
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form="delete-account"
            look="danger"
            disabled={password === "" || erase.isPending}
          >
            Delete my account
          </Button>
        </>
      }
    >
      <form id="delete-account" noValidate onSubmit={submit} className="grid gap-4">
        <p>
          Your files, history and personal data are erased at once. Remaining credits are lost. This cannot be
          undone.
        </p>
        {user && isActive(user) && (
          <p className="font-semibold">{`Your ${user.subscription_name || "plan"} ends with it${user.subscription_plan === "demo" ? "." : ": nothing is charged for it any more."}`}</p>
        )}
        <DownloadData name="Download my data first" />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={password}
          error={
            erase.isError
              ? serverTextOr(erase.error, "The account could not be deleted. Please try again.")
              : undefined
          }
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
