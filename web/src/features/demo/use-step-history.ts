import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

const toDemo = { to: "/Application/Demo", resetScroll: false } as const;

/**
 * The steps 1 to 3 are entries of the browser's history, so that its Back goes one step back instead of out of
 * the demo. `onEntry` hears of an entry that the wizard did not ask for: somebody pressed Back or Forward.
 */
export function useStepHistory(step: number, onEntry: (entry: number) => void) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const entry = useLocation({ select: ({ state }) => state.demoStep ?? 1 });
  const known = useRef(1);
  const heard = useRef(onEntry);
  heard.current = onEntry;

  // Whoever comes back from another page finds the first step, whatever the entry was.
  useEffect(() => {
    void navigate({ ...toDemo, state: { demoStep: 1 }, replace: true });
  }, [navigate]);

  useEffect(() => {
    if (step > 3 || step === known.current) return;
    const by = step - known.current;
    known.current = step;
    if (by < 0) history.go(by);
    else void navigate({ ...toDemo, state: { demoStep: step } });
  }, [step, history, navigate]);

  useEffect(() => {
    if (entry === known.current) return;
    known.current = entry;
    heard.current(entry);
  }, [entry]);
}
