import { FileDown, LoaderCircle } from "lucide-react";
import { cx } from "@/lib/cx";
import { settings } from "@/lib/settings";
import { Button } from "./ui/button";

type PdfButtonProps = {
  isMaking: boolean;
  /** the name of the file that was saved last */
  saved: string | undefined;
  disabled?: boolean;
  /** beside other buttons, on a phone: "PDF" */
  isShort?: boolean;
  onClick: () => void;
};

/** Beside the button for the Word document, where the server offers PDFs. It keeps the focus while one is made. */
export function PdfButton({ isMaking, saved, disabled = false, isShort = false, onClick }: PdfButtonProps) {
  if (!settings.pdf) return null;
  const [deed, thing] = (isMaking ? "Making PDF…" : "Download PDF").split(" ");
  return (
    <>
      <Button
        size="lg"
        look="outline"
        disabled={disabled}
        aria-disabled={isMaking}
        onClick={() => !isMaking && onClick()}
      >
        {isMaking ? (
          <LoaderCircle aria-hidden className="animate-spin" />
        ) : (
          <FileDown aria-hidden className={cx(isShort && "max-sm:hidden")} />
        )}
        <span>
          <span className={cx(isShort && "max-sm:sr-only")}>{deed}</span> {thing}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isMaking ? "The PDF is being made." : saved ? `${saved} is downloaded.` : ""}
      </span>
    </>
  );
}
