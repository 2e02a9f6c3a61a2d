import { notices } from "./notices";
import { tokens } from "./session";

const noResponse =
  "No response received from the server. Please check your internet connection and try again.";

/** An answer outside the accepted statuses. `serverText` is the body's error field, "" when it has none. */
/** A call of one user that came to its turn when another had signed in. */
export class OtherUserError extends Error {
  override name = "OtherUserError";
  override message = "Another user has signed in.";
}

export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    readonly serverText: string,
    message?: string,
  ) {
    super(message || serverText || `Request failed with status code ${status}`);
  }

  static async from(response: Response): Promise<ApiError> {
    const body = (await response.json().catch(() => null)) as { error?: unknown } | null;
    return new ApiError(response.status, typeof body?.error === "string" ? body.error : "");
  }
}

/** The server could not be reached. */
export class NoResponseError extends Error {
  override name = "NoResponseError";
  constructor() {
    super(noResponse);
  }
}

/** The server's words for a failure, else the fallback. */
export function serverTextOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverText) || fallback;
}

const profileLoadTexts: Record<number, string> = {
  400: "Bad request. Please check your input and try again.",
  401: "Unauthorized. Please log in again.",
  403: "Forbidden. You do not have permission to access this resource.",
  404: "Resource not found. Please check the URL and try again.",
  500: "Internal server error. Please try again later.",
  503: "Service unavailable. Please try again later.",
};

/** SE-8: what a failed profile load says. */
export function profileLoadText(error: unknown): string {
  if (error instanceof NoResponseError) return noResponse;
  const known = error instanceof ApiError ? profileLoadTexts[error.status] : undefined;
  return known ?? "An error occurred. Please try again.";
}

/**
 * SE-4, SE-9: the page-level notice. On a 401 local storage is cleared and the answer is true: the caller
 * then leads to /login.
 */
export function showPageError(error: unknown, fallback: string): boolean {
  if (error instanceof ApiError && error.status === 401) {
    notices.show(
      "error",
      error.serverText === "Token expired"
        ? "Session Expired. Please log in again."
        : "Unauthorized. Please log in again.",
    );
    tokens.clear();
    localStorage.clear();
    return true;
  }
  notices.show("error", pageErrorText(error, fallback));
  return false;
}

function pageErrorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverText || fallback;
  if (error instanceof Error && error.message) return error.message;
  return fallback;
}
