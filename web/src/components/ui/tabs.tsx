import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useState } from "react";

type Tab = { value: string; label: ReactNode; panel: ReactNode };

type TabsProps = { tabs: Tab[]; label: string; value: string; onChange: (value: string) => void };

/** Tabs whose panels mount when first shown and then stay, with all that was opened and typed in them. */
export function Tabs({ tabs, label, value, onChange }: TabsProps) {
  const [visited, setVisited] = useState<string[]>([]);
  useEffect(() => setVisited((known) => (known.includes(value) ? known : [...known, value])), [value]);
  return (
    <Base.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <Base.List
        aria-label={label}
        className="no-print flex sm:gap-1 overflow-x-auto overflow-y-hidden border-line border-b"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-transparent border-b-2 px-1.5 sm:px-4 font-semibold text-[0.8125rem] sm:text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-[active]:border-primary data-[active]:text-primary"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={visited.includes(tab.value)}
          className="pt-6 outline-offset-4 max-sm:pt-2"
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
