import { CreditsList, type Movement } from "@/components/credits-list";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/api";
import type { User } from "@/lib/user";

/** From the table: what a user was given, and what became of it. */
export function CreditsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Dialog kind="drawer" open onClose={onClose} title="Usage" description={user.email}>
      <CreditsOfUser id={user.id} />
    </Dialog>
  );
}

export function CreditsOfUser({ id }: { id: string }) {
  return (
    <CreditsList
      queryKey={["admin", "users", "credits", id]}
      fetchPage={(page) => call("GET", "/admin/user/{id}/credits", { params: { id }, query: { page } })}
      about={whatFor}
    />
  );
}

function whatFor({ reason, reference, why, actor, actor_email }: Movement): string {
  if (reason === "reserve") return ` · conversion ${reference}`;
  const by = actor_email || actor;
  const about = why || reference === "set by an admin" ? "" : reference;
  return [about, by && `by ${by}`].map((part) => part && ` · ${part}`).join("");
}
