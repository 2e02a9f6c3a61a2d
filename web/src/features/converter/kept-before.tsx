import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Above another try of some CVs: how many were through before, and the way back to them. */
export function KeptBefore({ count, onBack }: { count: number; onBack: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-ok border-l-4 bg-surface px-4 py-2"
    >
      <p>The CVs that were through before are kept.</p>
      <Button look="quiet" size="sm" className="min-h-11" onClick={onBack}>
        {count > 1 ? `Back to those ${count}` : "Back to them"}
      </Button>
    </div>
  );
}

/** Above an empty upload: the result that was left just now, and the way back to it. */
export function LeftResult({ onBack }: { onBack: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-ok border-l-4 bg-surface px-4 py-2"
    >
      <p>Everything is set back. The result that you left is kept.</p>
      <Button look="quiet" size="sm" className="min-h-11" onClick={onBack}>
        <Undo2 aria-hidden /> Undo: back to it
      </Button>
    </div>
  );
}
