import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/loading";
import type { components } from "@/lib/api-schema.gen";

export type Movement = components["schemas"]["MovementBody"];
type Credits = components["schemas"]["CreditsBody"];

const reasons: Record<Movement["reason"], string> = {
  grant: "Given",
  correct: "Lowered",
  period: "Credits of the plan",
  lapse: "Unused credits of the plan ended",
  reserve: "Reserved for a CV",
  commit: "Taken: a CV was converted",
  release: "Given back: not converted or refused",
};

type CreditsListProps = {
  /** of whom */
  queryKey: string[];
  fetchPage: (page: number) => Promise<Credits>;
  /** what is said of a movement's conversion, payment or giver; nothing where that is "" */
  about: (movement: Movement) => ReactNode;
};

/** What was given, and what became of it: the sums, then each movement. */
export function CreditsList({ queryKey, fetchPage, about }: CreditsListProps) {
  const [page, setPage] = useState(1);
  const credits = useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => fetchPage(page),
    placeholderData: keepPreviousData,
  });
  if (credits.isPending) return <Spinner />;
  if (credits.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>The credits could not be loaded.</p>
        <Button look="outline" onClick={() => void credits.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  const told = credits.data;
  return (
    <div className="grid gap-4">
      <Sums told={told} />
      {told.movements.length === 0 ? (
        <p className="text-ink-soft">No credit was given to this account yet.</p>
      ) : (
        <ol aria-label="Movements, newest first" className="border-line border-t">
          {told.movements.map((movement, index) => (
            <Row key={index} movement={movement} about={about(movement)} />
          ))}
        </ol>
      )}
      {told.total_pages > 1 && (
        <nav aria-label="Pages of movements" className="flex flex-wrap items-center justify-between gap-3">
          <Button
            look="outline"
            size="sm"
            className="min-h-11"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            Newer
          </Button>
          <p aria-live="polite" className="text-sm">{`Page ${told.page} of ${told.total_pages}`}</p>
          <Button
            look="outline"
            size="sm"
            className="min-h-11"
            disabled={page >= told.total_pages}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
    </div>
  );
}

function Sums({ told }: { told: Credits }) {
  const sums: [string, number][] = [
    ["Remaining", told.credits_remaining],
    ["Reserved now", told.credits_reserved],
    ["Given in all", told.credits_given],
    ["Taken", told.credits_taken],
    ["Given back", told.credits_returned],
    ["Ended unused", told.credits_ended],
    ["CVs converted", told.converted_cvs_count],
    ["Free tries used", told.demo_conversions_used],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 text-[0.9375rem]">
      {sums.map(([name, count]) => (
        <div key={name} className="flex items-baseline justify-between gap-3 border-line border-b py-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-mono text-sm">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Row({ movement, about }: { movement: Movement; about: ReactNode }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-2 text-[0.9375rem]">
      <span>{reasons[movement.reason]}</span>
      <span className="text-right font-mono text-sm">{changeText(movement)}</span>
      <span className="wrap-anywhere col-span-2 text-ink-soft text-sm">
        <time dateTime={movement.at} className="font-mono text-[0.8125rem]">
          {movement.at.slice(0, 16).replace("T", " ")}
        </time>
        {about}
      </span>
    </li>
  );
}

/** What the user saw of it: a credit that is taken was reserved before, so that nothing changes then. */
const changeText = ({ change, amount }: Movement): string =>
  change === 0 ? `${amount} taken` : change > 0 ? `+${change}` : `−${-change}`;
