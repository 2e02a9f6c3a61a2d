import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/api";
import { timings } from "@/lib/timings";
import { messages } from "./messages";

export type Message = { id: string; text: string; isUser: boolean };

const initial = (): Message[] => [{ id: "initial", text: messages.greeting(), isUser: false }];

let lastId = 0;
/** The time as a string; two messages within one millisecond stay apart (D-83). */
function nextId(): string {
  lastId = Math.max(Date.now(), lastId + 1);
  return String(lastId);
}

/** CH-4, CH-5, CH-6: idle, processing (after a send) and clearing. */
export function useChat() {
  const [list, setList] = useState(initial);
  const [input, setInput] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<"idle" | "processing" | "clearing">("idle");
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const append = (text: string, isUser: boolean) =>
    setList((now) => [...now, { id: nextId(), text, isUser }]);

  const send = async (text = input) => {
    if (state !== "idle") return;
    const question = text.trim();
    if (question.length < 2) {
      setError(messages.tooShort);
      return;
    }
    append(question, true);
    setInput("");
    setError(null);
    setState("processing");
    let reply = "";
    try {
      reply =
        (await call("POST", "/admin/chat/send", { json: { message: question } })).response?.trim() ?? "";
    } catch {
      // the bubble below says so
    }
    if (!alive.current) return;
    append(reply || messages.failed, false);
    setState("idle");
  };

  const clear = async () => {
    if (state !== "idle") return;
    setState("clearing");
    // The list comes back after both the fade and the call (D-81).
    const fade = new Promise((resolve) => setTimeout(resolve, timings.chatFade));
    try {
      await call("POST", "/admin/chat/reset");
      await fade;
      if (!alive.current) return;
      setList(initial());
      setInput("");
      setError(null);
    } catch {
      if (alive.current) setError(messages.resetFailed);
    }
    if (alive.current) setState("idle");
  };

  const type = (text: string) => {
    setInput(text);
    setError(null);
  };

  return { list, input, error, state, send, clear, type };
}
