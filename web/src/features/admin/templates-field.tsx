import { useQuery } from "@tanstack/react-query";
import { TriangleAlert, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { inputStyle } from "@/components/ui/field";
import { templatesQuery } from "./template-queries";

/**
 * Names are typed in (trimmed, no duplicates) and taken out by a cross. Those that exist are suggested; one
 * that does not, or no longer, is named (D-58).
 */
export function TemplatesField({
  templates,
  onChange,
}: {
  templates: string[];
  onChange: (templates: string[]) => void;
}) {
  const [draft, setDraft] = useState("");
  const id = useId();
  const all = useQuery(templatesQuery).data;
  const known = all?.map((template) => template.name);
  const open = all?.filter(({ everybody }) => everybody).map(({ name }) => name) ?? ["Generic"];
  const unknown = known ? templates.filter((name) => !isOneOf(name, known)) : [];
  const left = known?.filter((name) => !isOneOf(name, open) && !isOneOf(name, templates)) ?? [];
  const add = () => {
    const name = draft.trim();
    const spelling = known?.find((other) => isOneOf(other, [name])) ?? name;
    if (name && !isOneOf(name, templates)) onChange([...templates, spelling]);
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
              {unknown.includes(name) && <TriangleAlert aria-hidden className="mr-1.5 size-4 text-danger" />}
              {name}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(templates.filter((other) => other !== name))}
                className="grid size-11 place-items-center text-ink-soft lg:size-9 hover:text-danger"
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
          aria-describedby={`${id}-hint`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={add} // what was typed is meant, also when Save is pressed next
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          className={inputStyle}
        />
        <datalist id={`${id}-known`}>
          {known
            ?.filter((name) => !isOneOf(name, templates))
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
        <Button look="outline" onClick={add} disabled={draft.trim() === ""}>
          Add
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {`Besides ${new Intl.ListFormat("en-GB").format(open)}, which everybody has.`}
      </p>
      {left.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 text-sm">
          {left.length > 1 && (
            <button
              type="button"
              onClick={() => onChange([...templates, ...left])}
              className="text-link min-h-11 font-semibold lg:min-h-9"
            >
              {`Allow all ${left.length}`}
            </button>
          )}
          {left.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={`Allow ${name}`}
              onClick={() => onChange([...templates, name])}
              className="text-link min-h-11 lg:min-h-9"
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <div role="status" className="text-danger text-sm">
        {unknown.length > 0 && (
          <p>
            {`There is no template called ${unknown.map((name) => `“${name}”`).join(", ")}: nothing can be converted with it until one is uploaded under Templates.`}
          </p>
        )}
      </div>
    </div>
  );
}

const isOneOf = (name: string, names: string[]): boolean =>
  names.some((other) => other.toLowerCase() === name.toLowerCase());
