import { useState } from "react";
import { CreditsList, type Movement } from "@/components/credits-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { call } from "@/lib/api";

/** What each of the own credits went on. */
export function OwnCredits() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="own-credits" className="grid max-w-3xl gap-4">
      <h2 id="own-credits" className="text-xl">
        Your credits
      </h2>
      <p className="text-ink-soft">What was given, and what each credit went on, with dates.</p>
      <Button look="outline" className="w-fit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide the list" : "Show the list"}
      </Button>
      {isOpen && (
        <CreditsList
          queryKey={["credits"]}
          fetchPage={(page) => call("GET", "/auth/credits", { query: { page } })}
          about={whatFor}
        />
      )}
    </section>
  );
}

function whatFor({ reason, reference, template }: Movement) {
  if (reason !== "reserve") return null;
  if (!template) return " · erased since";
  return (
    <>
      {" · "}
      <Link to={`/Application/${reference}`} className="text-link">
        Open it
      </Link>
    </>
  );
}
