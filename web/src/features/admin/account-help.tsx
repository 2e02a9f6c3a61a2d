import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";
import { copyText } from "@/lib/copy";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import type { User } from "@/lib/user";
import { messages } from "./messages";
import { userByIdQuery } from "./queries";

type Handed = components["schemas"]["HandedResetBody"];

/** D-104: for somebody who cannot sign in any more, or should not. What is chosen here happens at once. */
export function AccountHelp({ user }: { user: User }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const [handed, setHanded] = useState<Handed | null>(null);
  const params = { id: user.id };
  const act = useMutation({
    mutationFn: async (deed: string): Promise<string | null> => {
      if (deed === "sessions") return (await call("DELETE", "/admin/user/{id}/sessions", { params })).message;
      if (deed === "two-factor") {
        const { message } = await call("DELETE", "/admin/user/{id}/two-factor", { params });
        client.setQueryData(
          userByIdQuery(user.id).queryKey,
          (known) => known && { ...known, totp_enabled: false },
        );
        return message;
      }
      setHanded(await call("POST", "/admin/user/{id}/reset-password", { params }));
      return null;
    },
    onSuccess: (said) => said && toast.success(said, timings.adminToast),
    onError: (failure) => toast.error(serverTextOr(failure, messages.anyError), timings.adminToast),
    onSettled: () => setAsked(null),
  });
  const deeds = [
    ["password", "Reset password", "The present password ends at once, and you get a link for a new one."],
    ["sessions", "Sign out everywhere", "Every browser has to sign in again. API keys go on."],
    user.totp_enabled && [
      "two-factor",
      "Switch two-factor off",
      "For a lost device: the password alone signs in then.",
    ],
  ].filter((deed) => Array.isArray(deed));
  return (
    <section aria-label="Sign-in" className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold text-[0.9375rem]">Sign-in</h3>
      {handed ? (
        <HandedLink handed={handed} />
      ) : (
        deeds.map(([deed = "", name, about]) => (
          <Deed key={deed} about={about}>
            {asked === deed ? (
              <>
                <Button look="quiet" size="sm" className="min-h-11" onClick={() => setAsked(null)}>
                  Cancel
                </Button>
                <Button
                  look="danger"
                  size="sm"
                  className="min-h-11"
                  autoFocus
                  disabled={act.isPending}
                  onClick={() => act.mutate(deed)}
                >
                  {`Yes, ${name?.toLowerCase()}`}
                </Button>
              </>
            ) : (
              <Button
                look="outline"
                size="sm"
                className="min-h-11"
                disabled={act.isPending}
                onClick={() => setAsked(deed)}
              >
                {name}
              </Button>
            )}
          </Deed>
        ))
      )}
    </section>
  );
}

const Deed = ({ about, children }: { about: string | undefined; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <p className="min-w-0 flex-1 basis-52 text-ink-soft text-sm">{about}</p>
    <div className="flex gap-2">{children}</div>
  </div>
);

/** The code stands behind the #, so that no server and no log ever sees it in an address. */
function HandedLink({ handed: { email, code, expires_at } }: { handed: Handed }) {
  const link = `${window.location.origin}/reset-password#${new URLSearchParams({ email, code })}`;
  const until = new Date(expires_at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="focus-frame grid gap-3 bg-canvas px-5 py-4">
      <p className="text-[0.9375rem]">
        {`Give this link to ${email}, by a way that nobody else reads. It works once, until ${until}, and is not shown again.`}
      </p>
      <p className="break-all font-mono text-sm">{link}</p>
      <Button className="w-fit" onClick={() => void copyText(link, "Link", { shownFor: timings.adminToast })}>
        Copy link
      </Button>
    </div>
  );
}
