import { useEffect, useState } from "react";

const key = "result-tab";

function kept(taskId: string): string {
  try {
    const [id, tab] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return id === taskId && typeof tab === "string" ? tab : "document";
  } catch {
    return "document"; // storage is blocked, or not ours
  }
}

/** The tab of a result that is open: after a reload the one that was, and the document where the result is opened anew. */
export function useTab(taskId: string) {
  const [tab, setTab] = useState(() => kept(taskId));
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify([taskId, tab]));
    } catch {
      // a reload shows the document
    }
    return () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // it was not kept
      }
    };
  }, [taskId, tab]);
  return [tab, setTab] as const;
}
