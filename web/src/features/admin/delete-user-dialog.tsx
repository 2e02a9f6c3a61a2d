import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FormNotice } from "@/components/ui/form-notice";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import type { User } from "@/lib/user";
import { messages } from "./messages";
import { deleteUser } from "./queries";

/** AD-6. */
export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteUser,
    onSuccess: async () => {
      toast.success(messages.deleted, timings.adminToast);
      onClose();
      await client.invalidateQueries({ queryKey: ["admin", "users"] });
    },
    onError: (failure) => toast.error(serverTextOr(failure, messages.deleteFailed), timings.adminToast),
  });
  return (
    <Dialog
      kind="alert"
      open
      onClose={onClose}
      title={`Delete ${user.name}`}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate(user.id)}>
            Delete user
          </Button>
        </>
      }
    >
      <FormNotice
        text={remove.isError ? serverTextOr(remove.error, messages.deleteFailed) : null}
        busy={remove.isPending}
      />
      <p>{messages.confirmDelete}</p>
      <p className="pt-2 text-ink-soft">
        The CVs, conversions, icons and API keys of this user are erased, too. The rows of the credit ledger
        stay, without a name.
      </p>
    </Dialog>
  );
}
