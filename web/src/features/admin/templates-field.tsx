import { X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { inputStyle } from "@/components/ui/field";

/** Names are typed in (trimmed, no duplicates) and taken out by a cross. */
export function TemplatesField({
  templates,
  onChange,
}: {
  templates: string[];
  onChange: (templates: string[]) => void;
}) {
  const [draft, setDraft] = useState("");
  const id = useId();
  const add = () => {
    const name = draft.trim();
    if (name && !templates.some((known) => known.toLowerCase() === name.toLowerCase()))
      onChange([...templates, name]);
    setDraft("");
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-[0.9375rem]">
        Allowed templates
      </label>
      {templates.length > 0 && (
        <ul className="flex flex-wrap gap-2 py-1">
          {templates.map((name) => (
            <li key={name} className="flex items-center rounded-md bg-sunken pl-3 text-[0.9375rem]">
              {name}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(templates.filter((other) => other !== name))}
                className="grid size-9 place-items-center text-ink-soft hover:text-danger"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          id={id}
          list={`${id}-known`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          className={inputStyle}
        />
        <datalist id={`${id}-known`}>
          <option value="Generic" />
          <option value="Modern" />
        </datalist>
        <Button look="outline" onClick={add} disabled={draft.trim() === ""}>
          Add
        </Button>
      </div>
    </div>
  );
}
