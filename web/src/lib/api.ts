import type { paths } from "./api-schema.gen";
import { ApiError, NoResponseError, OtherUserError } from "./errors";
import { goTo } from "./navigation";
import { isExpired, ownerOf, RefreshError, refreshTokens, tokens } from "./session";
import { sessionEnd } from "./session-end";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The paths that know this method, and what one of them takes and answers, from the OpenAPI document. */
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, { responses: unknown }> ? P : never;
}[keyof paths];
type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M> & keyof paths[P]];
type Content<T> = T extends { content: { "application/json": infer B } } ? B : undefined;
type Answer<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 202 | 204)]> : never;
type Json<O> = O extends { requestBody: { content: { "application/json": infer B } } }
  ? Omit<B, "$schema">
  : never;
type Params<O> = O extends { parameters: { path: infer P } } ? { params: P } : { params?: undefined };

type CallOptions = {
  form?: FormData;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** "none": login, register and reset, which never refresh (D-20). */
  auth?: "bearer" | "none";
  /** The caller shows its own 401 and leads to /login; without it a lost session asks to sign in again, or leads to / (D-20). */
  pageLevel?: boolean;
  /** Told how much of the body has been sent, 0 to 1. */
  onUpload?: (sent: number) => void;
  /** Statuses returned to the caller as a result; 2xx by default (SE-10). */
  accepts?: (status: number) => boolean;
};
type TypedOptions<O> = CallOptions & { json?: Json<O> } & Params<O>;
type AnyOptions = CallOptions & { json?: unknown; params?: Record<string, string> };

const onLost = new Set<() => void>();

/** Calls back when a refresh was refused and the session is over. */
export function onSessionLost(callback: () => void): () => void {
  onLost.add(callback);
  return () => onLost.delete(callback);
}

/** A call that answers with JSON. Throws ApiError (a status) or NoResponseError (none). */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[options]: Record<string, never> extends Params<Operation<M, P>>
    ? [TypedOptions<Operation<M, P>>?]
    : [TypedOptions<Operation<M, P>>]
): Promise<Answer<Operation<M, P>>> {
  const response = await send(method, path, options as AnyOptions);
  if (response.status === 204) return undefined as Answer<Operation<M, P>>;
  return (await response.json().catch(() => ({}))) as Answer<Operation<M, P>>;
}

/** A call whose response the caller reads itself (files). Errors as in `call`. */
export async function send(method: Method, path: keyof paths, options: AnyOptions = {}): Promise<Response> {
  const accepts = options.accepts ?? ((status: number) => status >= 200 && status < 300);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ""),
  );
  const response =
    options.auth === "none"
      ? await attempt(method, address, options, null)
      : await withSession(method, address, options);
  if (accepts(response.status)) return response;
  throw await ApiError.from(response);
}

/** A call is made by the one whose page asked for it, however long it waits and whoever signs in meanwhile. */
async function withSession(method: Method, path: string, options: AnyOptions): Promise<Response> {
  let access = tokens.access();
  const owner = sessionEnd.userId() ?? ownerOf(access);
  const tryAs = (token: string | null) => {
    refuseOther(owner, token);
    return attempt(method, path, options, token);
  };
  if (!access && !tokens.refresh()) {
    if (!(await signedInAgain(options))) throw new ApiError(401, "", "Access token not found");
    access = tokens.access();
  }
  refuseOther(owner, access);
  let fresh = false;
  if (access && isExpired(access) && tokens.refresh()) {
    const renewed = await refreshed();
    if (typeof renewed === "string") access = renewed;
    else if (await signedInAgain(options, renewed.reason)) access = tokens.access();
    else throw new ApiError(401, "Token expired", renewed.message);
    fresh = true;
  }
  const response = await tryAs(access);
  if (response.status !== 401 || fresh) return response;
  // SE-3: one refresh, one retry.
  refuseOther(owner, tokens.access());
  const renewed = tokens.refresh() && (await refreshed());
  if (typeof renewed === "string" && renewed) return tryAs(renewed);
  if (await signedInAgain(options, renewed instanceof RefreshError ? renewed.reason : ""))
    return tryAs(tokens.access());
  return response;
}

/** Nothing of one user is sent in the name and at the cost of another who has signed in in this browser. */
function refuseOther(owner: string | null, access: string | null): void {
  const now = ownerOf(access);
  if (!owner || !now || owner === now) return;
  void sessionEnd.giveWay(owner);
  throw new OtherUserError();
}

/** The new access token, or why there is none. */
async function refreshed(): Promise<string | RefreshError> {
  try {
    return (await refreshTokens()).access_token;
  } catch (error) {
    if (error instanceof RefreshError) return error;
    throw new NoResponseError();
  }
}

/** The session is over. True when the user has signed in again over the page; else the page is left. */
async function signedInAgain(options: AnyOptions, reason = ""): Promise<boolean> {
  tokens.clear();
  const again = options.pageLevel ? null : sessionEnd.signedInAgain(reason);
  if (await again) return true;
  if (tokens.present()) throw new OtherUserError(); // their session is none that was lost
  for (const callback of onLost) callback();
  if (!options.pageLevel && !again) goTo("/"); // who was asked has been led there
  return false;
}

async function attempt(
  method: Method,
  path: string,
  options: AnyOptions,
  access: string | null,
): Promise<Response> {
  const headers = new Headers(options.headers);
  if (access) headers.set("Authorization", `Bearer ${access}`);
  let body: BodyInit | undefined = options.form;
  if (options.json !== undefined) {
    headers.set("Content-Type", "application/json");
    body = JSON.stringify(options.json);
  }
  const url = new URL(`/api${path}`, window.location.origin);
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  try {
    return options.onUpload
      ? await upload(url, method, headers, body, options.onUpload, options.signal)
      : await fetch(url, { method, headers, body, signal: options.signal });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const file = await unreadable(options.form);
    if (file)
      throw new ApiError(400, `“${file.name}” was changed or moved after it was chosen. Choose it again.`);
    throw new NoResponseError();
  }
}

/** The first file of a form that the browser can no longer read: it was saved again, renamed or removed. */
async function unreadable(form: FormData | undefined): Promise<File | undefined> {
  for (const value of form?.values() ?? []) {
    if (!(value instanceof File) || value.size === 0) continue;
    try {
      await value.slice(0, 1).arrayBuffer();
    } catch {
      return value;
    }
  }
  return undefined;
}

/** `fetch` does not tell how much of a body has gone; the older interface does. */
function upload(
  url: URL,
  method: Method,
  headers: Headers,
  body: BodyInit | undefined,
  onUpload: (sent: number) => void,
  signal: AbortSignal | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    signal?.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.open(method, url);
    request.responseType = "arraybuffer";
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onUpload(event.loaded / event.total);
    request.onerror = () => reject(new NoResponseError());
    request.onload = () =>
      resolve(
        new Response(request.response as ArrayBuffer, {
          status: request.status,
          headers: { "Content-Type": request.getResponseHeader("Content-Type") ?? "" },
        }),
      );
    request.send(body as XMLHttpRequestBodyInit);
  });
}
