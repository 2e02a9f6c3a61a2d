import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/field";
import { call } from "@/lib/api";
import type { components } from "@/lib/api-schema.gen";
import { copyText } from "@/lib/copy";
import { serverTextOr } from "@/lib/errors";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import type { User } from "@/lib/user";
import { messages } from "./messages";
import { userByIdQuery, usersChanged } from "./queries";

type Handed = components["schemas"]["HandedResetBody"];
type DeedName = "password" | "sessions" | "two-factor" | "suspend" | "restore";
type DeedTexts = { deed: DeedName; name: string; keep: string; about: string };

/** D-104: for somebody who cannot sign in any more, or should not. What is chosen here happens at once. */
export function AccountHelp({ user }: { user: User }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<DeedName | null>(null);
  const [left, setLeft] = useState<DeedName | null>(null);
  const [handed, setHanded] = useState<Handed | null>(null);
  const params = { id: user.id };
  const leave = () => {
    setLeft(asked);
    setAsked(null);
  };
  const act = useMutation({
    mutationFn: async ({ deed, password }: { deed: DeedName; password: string }): Promise<string | null> => {
      const sure = { params, json: { password } };
      if (deed === "sessions") return (await call("DELETE", "/admin/user/{id}/sessions", sure)).message;
      if (deed === "suspend" || deed === "restore") {
        const { message } = await call(
          deed === "suspend" ? "POST" : "DELETE",
          "/admin/user/{id}/suspension",
          sure,
        );
        await client.invalidateQueries({ queryKey: userByIdQuery(user.id).queryKey });
        await usersChanged(client);
        heading.current?.focus();
        return message;
      }
      if (deed === "two-factor") {
        const { message } = await call("DELETE", "/admin/user/{id}/two-factor", sure);
        client.setQueryData(
          userByIdQuery(user.id).queryKey,
          (known) => known && { ...known, totp_enabled: false },
        );
        heading.current?.focus();
        return message;
      }
      const link = await call("POST", "/admin/user/{id}/reset-password", sure);
      heading.current?.focus(); // the field that goes would take the focus to the dialog
      setHanded(link);
      return null;
    },
    onSuccess: (said) => {
      if (said) toast.success(said, timings.adminToast);
      leave();
    },
  });
  const deeds: DeedTexts[] = [
    {
      deed: "password",
      name: "Reset password",
      keep: "Keep password",
      about: "The present password ends at once, and you get a link for a new one.",
    },
    {
      deed: "sessions",
      name: "Sign out everywhere",
      keep: "Keep signed in",
      about: "Every browser has to sign in again. API keys go on.",
    },
    {
      deed: "two-factor",
      name: "Switch two-factor off",
      keep: "Keep two-factor",
      about: "For a lost device: the password alone signs in then.",
    },
    user.suspended_at
      ? {
          deed: "restore",
          name: "Let back in",
          keep: "Keep suspended",
          about: `Suspended since ${dayText(user.suspended_at)}: nobody can sign in, and API keys do not work.`,
        }
      : {
          deed: "suspend",
          name: "Suspend",
          keep: "Keep open",
          about:
            "Nobody can sign in to the account any more, and its API keys stop. Credits, plan and files stay; you can let it back in.",
        },
  ];
  return (
    <section aria-label="Sign-in" className="grid gap-2 border-line border-t pt-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-[0.9375rem]">
        Sign-in
      </h3>
      {handed ? (
        <HandedLink handed={handed} />
      ) : (
        deeds
          .filter(({ deed }) => deed !== "two-factor" || user.totp_enabled)
          .map(({ deed, name, keep, about }) => (
            <div key={deed} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 flex-1 basis-52 text-ink-soft text-sm">{about}</p>
              {asked === deed ? (
                <Confirmation
                  name={name}
                  keep={keep}
                  look={deed === "restore" ? "primary" : "danger"}
                  fault={act.isError ? serverTextOr(act.error, messages.anyError) : undefined}
                  isBusy={act.isPending}
                  onKeep={leave}
                  onSure={(password) => act.mutate({ deed, password })}
                />
              ) : (
                <Button
                  look="outline"
                  size="sm"
                  className="min-h-11"
                  autoFocus={left === deed}
                  disabled={act.isPending}
                  onClick={() => {
                    act.reset();
                    setAsked(deed);
                  }}
                >
                  {name}
                </Button>
              )}
            </div>
          ))
      )}
    </section>
  );
}

type ConfirmationProps = {
  name: string;
  keep: string;
  /** of the button that does it: what shuts nobody out is no danger */
  look: "danger" | "primary";
  fault: string | undefined;
  isBusy: boolean;
  onKeep: () => void;
  onSure: (password: string) => void;
};

const dayText = (at: string): string => new Date(at).toLocaleDateString("en-GB", { dateStyle: "medium" });

/** Asks once more, and for the admin's own password: whoever finds a session open locks nobody out. */
function Confirmation({ name, keep, look, fault, isBusy, onKeep, onSure }: ConfirmationProps) {
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === "");
    if (password && !isBusy) onSure(password);
  };
  return (
    <form noValidate onSubmit={submit} className="grid basis-full gap-3">
      <PasswordField
        label="Your own password"
        autoComplete="current-password"
        required
        value={password}
        error={isMissing ? messages.ownPassword : fault}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="outline" size="sm" className="min-h-11" autoFocus onClick={onKeep}>
          {keep}
        </Button>
        <Button type="submit" look={look} size="sm" className="min-h-11" disabled={isBusy}>
          {`Yes, ${name.toLowerCase()}`}
        </Button>
      </div>
    </form>
  );
}

/** The code stands behind the #, so that no server and no log ever sees it in an address. */
function HandedLink({ handed: { email, code, expires_at } }: { handed: Handed }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const link = `${window.location.origin}/reset-password#${new URLSearchParams({ email, code })}`;
  const until = new Date(expires_at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  return (
    <div ref={frame} role="status" tabIndex={-1} className="focus-frame grid gap-3 bg-canvas px-5 py-4">
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
