import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CreditsList, type Movement } from "@/components/credits-list";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/api";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import type { User } from "@/lib/user";
import { messages } from "./messages";
import { userByIdQuery, usersChanged } from "./queries";

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
      queryKey={creditsKey(id)}
      fetchPage={(page) => call("GET", "/admin/user/{id}/credits", { params: { id }, query: { page } })}
      about={whatFor}
      act={(movement) => (movement.taken ? <GiveBack id={id} movement={movement} /> : null)}
    />
  );
}

const creditsKey = (id: string) => ["admin", "users", "credits", id];

/** What was taken for a conversion goes back as a whole; it is asked for before. */
function GiveBack({ id, movement: { reference, taken = 0 } }: { id: string; movement: Movement }) {
  const client = useQueryClient();
  const refund = useMutation({
    mutationFn: () =>
      call("POST", "/admin/user/{id}/refund", { params: { id }, json: { conversion: reference } }),
    onSuccess: async ({ message }) => {
      toast.success(message, timings.adminToast);
      await client.invalidateQueries({ queryKey: userByIdQuery(id).queryKey });
      await usersChanged(client);
    },
    onError: (failure) => toast.error(serverTextOr(failure, messages.anyError), timings.adminToast),
  });
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      look="quiet"
      size="sm"
      className="col-span-2 -ml-3 min-h-11 w-fit"
      aria-label={`${isAsked ? "Yes, give" : "Give"} back ${creditsText(taken)} of conversion ${reference}`}
      disabled={refund.isPending}
      onBlur={() => setAsked(false)}
      onClick={() => (isAsked ? refund.mutate() : setAsked(true))}
    >
      {isAsked ? `Press again to give back ${creditsText(taken)}` : `Give back ${creditsText(taken)}`}
    </Button>
  );
}

const creditsText = (count: number): string => (count === 1 ? "1 credit" : `${count} credits`);

function whatFor({ reason, reference, why, actor, actor_email }: Movement): string {
  if (reason === "reserve") return ` · conversion ${reference}`;
  const by = actor_email || actor;
  const about = why || reference === "set by an admin" ? "" : reference;
  return [about, by && `by ${by}`].map((part) => part && ` · ${part}`).join("");
}
