import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { serverTextOr } from "@/lib/errors";
import { dateText, momentText } from "@/lib/times";
import { toast } from "@/lib/toasts";
import { NewKeyDialog } from "./new-key-dialog";
import { NoneYet, NotLoaded, ProgramsSection } from "./programs-section";
import { type ApiKey, apiKeysQuery, revokeApiKey, revokeApiKeys } from "./queries";

const most = 20;

/** PF-6: keys with which programs use the account (D-99). */
export function ApiKeys() {
  const keys = useQuery(apiKeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | "all">();
  return (
    <ProgramsSection
      title="API keys"
      text={
        <>
          For programs that convert CVs with your account and your credits.{" "}
          <a href="/api/docs" className="tap text-link">
            See what they can call
          </a>
          .
        </>
      }
      add="Create API key"
      onAdd={(keys.data?.length ?? 0) < most ? () => setAdding(true) : undefined}
      full={`An account has at most ${most} keys.`}
    >
      {keys.isError && <NotLoaded what="Your API keys" onRetry={() => void keys.refetch()} />}
      {keys.data?.length === 0 && <NoneYet>No program has a key of yours.</NoneYet>}
      {keys.data && keys.data.length > 0 && (
        <ul aria-label="API keys" className="grid border-line border-t">
          {keys.data.map((key) => (
            <KeyRow key={key.id} item={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {keys.data && keys.data.length > 1 && (
        <Button look="outline" size="sm" className="justify-self-start" onClick={() => setRevoking("all")}>
          Revoke all
        </Button>
      )}
      {isAdding && <NewKeyDialog onClose={() => setAdding(false)} />}
      {revoking && <RevokeDialog item={revoking} onClose={() => setRevoking(undefined)} />}
    </ProgramsSection>
  );
}

function KeyRow({ item, onRevoke }: { item: ApiKey; onRevoke: () => void }) {
  const until = item.expired
    ? `Expired ${dateText(item.expires_at)}`
    : item.expires_at
      ? `Good until ${dateText(item.expires_at)}`
      : "Does not expire";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words font-semibold">{item.name}</span>
          {item.expired && <Badge tone="danger">Expired</Badge>}
          {item.scopes.map((scope) => (
            <Badge key={scope}>{scope === "read" ? "Read" : "Convert"}</Badge>
          ))}
        </p>
        <p className="break-all font-mono text-ink-soft text-sm">focal_{item.id}…</p>
        <p className="text-ink-soft text-sm">
          {item.last_used ? `Last used ${momentText(item.last_used)}` : "Never used"}. {until}.
        </p>
      </div>
      <Button look="outline" size="sm" aria-label={`Revoke ${item.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

function RevokeDialog({ item, onClose }: { item: ApiKey | "all"; onClose: () => void }) {
  const client = useQueryClient();
  const isAll = item === "all";
  const revoke = useMutation({
    mutationFn: () => (isAll ? revokeApiKeys() : revokeApiKey(item.id)),
    onSuccess: () => {
      toast.success(isAll ? "All API keys revoked." : "API key revoked.");
      onClose();
    },
    onError: (error) => toast.error(serverTextOr(error, "The key could not be revoked. Please try again.")),
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
  return (
    <Dialog
      kind="alert"
      open
      onClose={onClose}
      title={isAll ? "Revoke all keys?" : "Revoke this key?"}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {isAll ? "Keep them" : "Keep it"}
          </Button>
          <Button look="danger" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
            {isAll ? "Revoke all keys" : "Revoke key"}
          </Button>
        </>
      }
    >
      <p>
        Programs that use {isAll ? "any of them" : <strong className="break-words">{item.name}</strong>} are
        refused from now on. This cannot be undone.
      </p>
    </Dialog>
  );
}
