let isCodeMissing = false;
let asking: Promise<boolean> | undefined;

/** Whether the server can be reached; what it says does not matter. Who asks at the same time hears in turn. */
export function serverAnswers(): Promise<boolean> {
  asking ??= fetch("/healthz", { cache: "no-store" })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Code of a page did not come. The router keeps that failure until the page is loaded anew. */
export function noteMissingCode(): void {
  isCodeMissing = true;
}

export const isMissingCode = (): boolean => isCodeMissing;
