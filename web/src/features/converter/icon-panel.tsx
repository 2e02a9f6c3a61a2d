import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { timings } from "@/lib/timings";
import { useReloadUser, useUser } from "@/lib/user";
import { iconQuery, isAcceptableIcon, loadIcon, removeIcon, uploadIcon } from "./icon-queries";
import { messages } from "./messages";

type Notice = { ok: boolean; text: string };

/** Saves the icon that is selected; false = it did not go, and the panel says why. Null when none is. */
export type PendingIcon = (() => Promise<boolean>) | null;

/** The branding icon: none, selected (pending save), saved. */
export function IconPanel({ pending }: { pending: RefObject<PendingIcon> }) {
  const client = useQueryClient();
  const { user } = useUser();
  const reloadUser = useReloadUser();
  const query = iconQuery(user);
  const saved = useQuery(query);
  const [selected, setSelected] = useState<File | null>(null);
  const [notice, setNotice] = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const clearSelection = () => {
    setSelected(null);
    if (input.current) input.current.value = "";
  };

  const save = useMutation({
    mutationFn: uploadIcon,
    onSuccess: async ({ ok, message }) => {
      setNotice({ ok, text: message || messages.icon.uploadFallback });
      if (!ok) return;
      client.setQueryData(query.queryKey, await loadIcon().catch(() => undefined));
      void reloadUser();
      clearSelection();
    },
    onError: () => setNotice({ ok: false, text: messages.icon.uploadFailed }),
  });
  // Who chose an image and presses the drawer's own Save means the image too.
  useEffect(() => {
    pending.current =
      selected &&
      (() =>
        save.mutateAsync(selected).then(
          ({ ok }) => ok,
          () => false,
        ));
    return () => {
      pending.current = null;
    };
  }, [pending, selected, save.mutateAsync]);
  const remove = useMutation({
    mutationFn: removeIcon,
    onSuccess: ({ ok, message }) => {
      setNotice({ ok, text: message || messages.icon.removeFallback });
      if (!ok) return;
      client.setQueryData(query.queryKey, null);
      void reloadUser();
    },
    onError: () => setNotice({ ok: false, text: messages.icon.removeFailed }),
  });

  const select = (file: File | undefined) => {
    if (!file) return;
    if (!isAcceptableIcon(file)) {
      clearSelection();
      setNotice({ ok: false, text: messages.icon.invalid });
      return;
    }
    setSelected(file);
    setNotice({ ok: true, text: messages.icon.selected });
  };

  const busy = save.isPending || remove.isPending;
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3 border-line border-t pt-5">
      <div>
        <h3 id={`${id}-title`} className="text-base">
          Branding icon
        </h3>
        <p className="text-ink-soft text-sm">
          Printed at the top of each CV. PNG, JPEG, WebP, GIF, BMP or TIFF, up to 5 MB.
        </p>
      </div>
      <div className="flex items-center gap-4">
        <Preview
          file={selected}
          savedUrl={saved.data ? `data:${saved.data.mimetype};base64,${saved.data.data}` : null}
          loading={saved.isPending}
        />
        <div className="grid min-w-0 gap-2">
          <label className="inline-flex min-h-9 cursor-pointer items-center justify-center rounded-md border border-edge bg-surface px-3 font-semibold text-[0.9375rem] hover:border-primary hover:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2">
            <input
              ref={input}
              type="file"
              accept=".png,.jpg,.jpeg,.webp,.gif,.bmp,.tif,.tiff"
              disabled={busy}
              className="sr-only"
              onChange={(event) => select(event.target.files?.[0])}
            />
            Choose an image
          </label>
          {selected ? (
            <Button size="sm" disabled={busy} onClick={() => save.mutate(selected)}>
              Save Icon
            </Button>
          ) : (
            saved.data && (
              <Button size="sm" look="outline" disabled={busy} onClick={() => remove.mutate()}>
                Remove Icon
              </Button>
            )
          )}
        </div>
      </div>
      <p role="status" className={cx("min-h-6 text-sm", notice?.ok ? "text-ok" : "text-danger")}>
        {notice?.text}
      </p>
    </section>
  );
}

function Preview({
  file,
  savedUrl,
  loading,
}: {
  file: File | null;
  savedUrl: string | null;
  loading: boolean;
}) {
  const [fileUrl, setFileUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setFileUrl(url);
    return () => {
      URL.revokeObjectURL(url);
      setFileUrl(null);
    };
  }, [file]);
  const url = fileUrl ?? savedUrl;
  return (
    <div
      className={cx(
        "focus-frame grid size-24 shrink-0 place-items-center p-2 [--arm:14px] [--stroke:2px]",
        loading && "bg-sunken",
      )}
    >
      {url ? (
        <img
          src={url}
          alt={file ? "Selected icon" : "Saved icon"}
          className="max-h-full max-w-full object-contain"
        />
      ) : (
        <span className="text-ink-soft text-xs">{loading ? "Loading" : "No icon"}</span>
      )}
    </div>
  );
}

/** IC-5: the notice closes itself. */
function useNotice(): [Notice | null, (notice: Notice) => void] {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), timings.iconNotice);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}
