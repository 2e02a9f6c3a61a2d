import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { ApiError } from "@/lib/errors";
import { isExpired, refreshTokens, tokens } from "@/lib/session";
import type { User } from "@/lib/user";
import { messages } from "./messages";

/** The saved branding icon; null = none. */
export type Icon = { mimetype: string; data: string; filename: string };

/**
 * IC-1. A session refresh runs first when it is due; a 404 is no error (D-89), but a browser reports each:
 * "lenient" asks for the message alone.
 */
export const iconQuery = (user: User | null) =>
  queryOptions({
    queryKey: ["icon", user?.id],
    queryFn: loadIcon,
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function loadIcon(): Promise<Icon | null> {
  const access = tokens.access();
  if (access && isExpired(access)) await refreshTokens();
  try {
    const answer = await call("GET", "/convert/get-cv-icon", { headers: { Prefer: "handling=lenient" } });
    if (answer.message === messages.icon.none || !answer.icon_data) return null;
    return {
      mimetype: answer.icon_mimetype ?? "image/png",
      data: answer.icon_data,
      filename: answer.icon_filename ?? "icon.png",
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

type Outcome = { ok: boolean; message: string };

/** IC-4: any status below 500 is a returned result; success needs HTTP 200 and status "success". */
async function outcomeOf(
  answer: (accepts: (status: number) => boolean) => Promise<object>,
): Promise<Outcome> {
  let status = 0;
  const body = (await answer((code) => {
    status = code;
    return code < 500;
  })) as { status?: string; message?: string; error?: string };
  return { ok: status === 200 && body.status === "success", message: body.message ?? body.error ?? "" };
}

export function uploadIcon(file: File): Promise<Outcome> {
  const form = new FormData();
  form.append("icon", file, file.name);
  return outcomeOf((accepts) => call("POST", "/convert/upload-cv-icon", { form, accepts }));
}

export const removeIcon = (): Promise<Outcome> =>
  outcomeOf((accepts) => call("DELETE", "/convert/remove-cv-icon", { accepts }));

/** The saved icon as the named file that generate-docx takes (CV-9). */
export function iconFile(icon: Icon | null): File | null {
  if (!icon) return null;
  const bytes = Uint8Array.from(atob(icon.data), (char) => char.charCodeAt(0));
  return new File([bytes], icon.filename, { type: icon.mimetype });
}

const iconTypes = new Set(["image/png", "image/jpeg", "image/webp", "image/gif", "image/bmp", "image/tiff"]);

/** IC-3: 5242880 bytes are allowed, one more is not. */
export const isAcceptableIcon = (file: File): boolean => iconTypes.has(file.type) && file.size <= 5_242_880;
