import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

/** Whether original and document stand side by side. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener("change", changed);
      return () => media?.removeEventListener("change", changed);
    },
    () => window.matchMedia?.(query).matches ?? true,
  );
