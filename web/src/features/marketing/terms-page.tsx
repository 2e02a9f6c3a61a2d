import { PageHero } from "./page-hero";

/** RT-7: a title without content; the terms themselves are the PDF in the footer (D-8). */
export function TermsPage() {
  return (
    <div className="min-h-[45vh]">
      <PageHero title="Terms & Conditions" />
    </div>
  );
}
