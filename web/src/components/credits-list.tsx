import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/loading";
import type { components } from "@/lib/api-schema.gen";
import { momentText } from "@/lib/times";

export type Movement = components["schemas"]["MovementBody"];
type Credits = components["schemas"]["CreditsBody"];

const reasons: Record<Exclude<Movement["reason"], "reserve">, string> = {
  grant: "Credits added",
  correct: "Credits lowered by an administrator",
  period: "Filled up to the credits of the plan",
  lapse: "Unused credits of the plan expired",
};

type CreditsListProps = {
  /** of whom */
  queryKey: string[];
  fetchPage: (page: number) => Promise<Credits>;
  /** what is said of a movement's conversion, payment or giver; nothing where that is "" */
  about: (movement: Movement) => ReactNode;
  /** what can be done about it */
  act?: (movement: Movement) => ReactNode;
};

/** What was given, and what became of it: the sums, then each movement. */
export function CreditsList({ queryKey, fetchPage, about, act }: CreditsListProps) {
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
            <Row key={index} movement={movement} about={about(movement)} act={act?.(movement)} />
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
    ["On hold for CVs in progress", told.credits_reserved],
    ["Received in all", told.credits_given],
    ["Taken for CVs", told.credits_taken],
    ["Given back", told.credits_returned],
    ["Expired unused", told.credits_ended],
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

type RowProps = { movement: Movement; about: ReactNode; act: ReactNode };

function Row({ movement, about, act }: RowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-2 text-[0.9375rem]">
      <span className="wrap-anywhere">
        {movement.reason === "reserve" ? conversionName(movement) : reasons[movement.reason]}
      </span>
      <span className="text-right font-mono text-sm">{changeText(movement)}</span>
      <span className="wrap-anywhere col-span-2 text-ink-soft text-sm">
        {movement.reason === "reserve" && `${becameOf(movement)} · `}
        {movement.template && `${movement.template} · `}
        <time dateTime={movement.at}>{momentText(movement.at)}</time>
        {movement.why && ` · ${movement.why}`}
        {about}
      </span>
      {act}
    </li>
  );
}

const countText = (count: number): string => (count === 1 ? "1 CV" : `${count} CVs`);

/** By its files, which admins are not told and nobody knows once it is erased. */
function conversionName({ names, amount }: Movement): string {
  const [first, ...others] = names ?? [];
  if (!first) return `Conversion of ${countText(amount)}`;
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

/** "10 CVs, 8 taken, 2 given back": what came of the credits that were put on hold for it. */
function becameOf({ amount, taken = 0, returned = 0 }: Movement): string {
  const open = amount - taken - returned;
  const parts = [
    taken > 0 && `${taken} taken`,
    returned > 0 && `${returned} given back`,
    open > 0 && `${open} on hold`,
  ];
  return [countText(amount), ...parts].filter(Boolean).join(", ");
}

const changeText = ({ change }: Movement): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0";
