import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/copy";
import type { TemplateReport } from "./template-queries";

/** The tags of another template language beside ours. */
export function Translations({ list }: { list: TemplateReport["translations"] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-[0.9375rem]">
        <caption className="pb-2 text-left font-semibold">Write these in Word instead:</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-4 font-semibold">
              In your file
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              In Focal
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {list.map(({ from, to }) => (
            <tr key={`${from} ${to}`} className="border-line border-b align-middle">
              <td className="break-words py-1.5 pr-4 font-mono text-sm">{from}</td>
              <td className="whitespace-pre-line break-words py-1.5 pr-4 font-mono text-sm">
                {to || <span className="font-sans text-ink-soft">Nothing of the kind: take it out</span>}
              </td>
              <td className="w-11">
                {to && (
                  <Button
                    look="quiet"
                    size="icon"
                    aria-label={`Copy ${to}`}
                    onClick={() => void copyText(to, to)}
                  >
                    <Copy aria-hidden />
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
