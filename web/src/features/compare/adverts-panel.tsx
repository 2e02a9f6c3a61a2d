import { useQuery } from "@tanstack/react-query";
import { ClipboardPaste, FileUp, History } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { readableAdverts } from "@/components/ui/drop-zone";
import { TextArea } from "@/components/ui/field";
import { Chosen } from "./candidates-panel";
import { type AdvertChoice, most } from "./comparison";
import { advertName, pastQuery } from "./queries";

type AdvertsPanelProps = {
  adverts: AdvertChoice[];
  nameOf: (advert: AdvertChoice, at: number) => string;
  onAdd: (advert: AdvertChoice) => void;
  onRemove: (id: string) => void;
};

/** What the CVs are compared with. */
export function AdvertsPanel({ adverts, nameOf, onAdd, onRemove }: AdvertsPanelProps) {
  const [asking, setAsking] = useState<"text" | "task" | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const isFull = adverts.length >= most.adverts;
  const add = (advert: AdvertChoice) => {
    setAsking(null);
    onAdd(advert);
  };
  return (
    <section aria-labelledby="adverts" className="grid content-start gap-3">
      <h2 id="adverts" className="flex min-h-11 items-center text-xl">
        Adverts
        <span className="ml-2 font-mono font-normal text-ink-soft text-sm">{`${adverts.length} of ${most.adverts}`}</span>
      </h2>
      {adverts.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {adverts.map((advert, at) => (
            <Chosen key={advert.id} name={nameOf(advert, at)} onRemove={() => onRemove(advert.id)} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">Add the advert whose requirements become the columns.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="outline" disabled={isFull} onClick={() => setAsking("text")}>
          <ClipboardPaste aria-hidden /> Paste an advert
        </Button>
        <Button look="outline" disabled={isFull} onClick={() => file.current?.click()}>
          <FileUp aria-hidden /> Choose a file
        </Button>
        <Button look="outline" disabled={isFull} onClick={() => setAsking("task")}>
          <History aria-hidden /> Use an earlier one
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="Advert"
          accept={readableAdverts.filter((ending) => ending !== ".json").join(",")}
          onChange={({ target }) => {
            const picked = target.files?.[0];
            target.value = "";
            if (picked) add({ kind: "file", id: newId(), file: picked });
          }}
        />
      </div>
      {asking === "text" && (
        <PasteAdvert
          onClose={() => setAsking(null)}
          onPaste={(text) => add({ kind: "text", id: newId(), text })}
        />
      )}
      {asking === "task" && (
        <EarlierAdvert
          taken={adverts.map(({ id }) => id)}
          onClose={() => setAsking(null)}
          onChoose={(taskId) => add({ kind: "task", id: taskId, taskId })}
        />
      )}
    </section>
  );
}

/** Tells adverts apart that may be of the same name. */
const newId = (): string => `a${crypto.getRandomValues(new Uint32Array(2)).join("")}`;

function PasteAdvert({ onClose, onPaste }: { onClose: () => void; onPaste: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <Dialog
      open
      onClose={onClose}
      title="Paste an advert"
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onPaste(text.trim())} disabled={text.trim().length < 20}>
            Use this text
          </Button>
        </>
      }
    >
      <TextArea
        label="Advert"
        hint="Plain text. It is read best with each requirement on a line of its own."
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="[&_textarea]:min-h-64"
      />
    </Dialog>
  );
}

type EarlierAdvertProps = { taken: string[]; onClose: () => void; onChoose: (taskId: string) => void };

/** The adverts of past conversions, each title once. */
function EarlierAdvert({ taken, onClose, onChoose }: EarlierAdvertProps) {
  const past = useQuery(pastQuery(""));
  const items = (past.data?.items ?? []).filter(
    ({ job_name, task_id }) => job_name && !taken.includes(task_id),
  );
  const list = items.filter(
    (item, at) => items.findIndex((other) => advertName(other) === advertName(item)) === at,
  );
  return (
    <Dialog kind="drawer" open onClose={onClose} title="Use an earlier advert">
      {list.length === 0 ? (
        <p className="text-ink-soft">No other advert is kept. Paste one, or choose a file.</p>
      ) : (
        <ul className="border-line border-t">
          {list.map((item) => (
            <li key={item.task_id} className="border-line border-b">
              <button
                type="button"
                onClick={() => onChoose(item.task_id)}
                className="min-h-12 w-full break-words py-2 text-left font-semibold text-primary hover:underline"
              >
                {advertName(item)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
