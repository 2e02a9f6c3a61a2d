import type { TaskFile } from "@/lib/conversion";
import type { Gravity } from "@/lib/gravity";

export const orders = [
  ["sent", "As they were sent"],
  ["match", "Best match first"],
  ["name", "Name"],
  ["status", "What is to be done first"],
  ["left", "Most lines left out first"],
] as const;
export type Order = (typeof orders)[number][0];

/** What is known of a CV beside what the conversion tells. */
type Facts = {
  personOf: (index: number) => string | undefined;
  leftOf: (index: number) => number;
  withheldOf: (index: number) => string | undefined;
  checksOf: (index: number) => number | undefined;
  gravityOf: (index: number) => Gravity | undefined;
};

/** The CVs of a batch in an order; of equal ones, the one that was sent first comes first. */
export function inOrder(files: TaskFile[], order: Order, facts: Facts): TaskFile[] {
  const { personOf, leftOf, withheldOf, checksOf, gravityOf } = facts;
  const nameOf = (file: TaskFile) => personOf(file.index) || file.name;
  /** What failed, what is to be mended or waits for its name or to be accepted, what is to be checked, what is done. */
  const rankOf = ({ index, status, held }: TaskFile): number => {
    if (status !== "Completed") return 0;
    const gravity = gravityOf(index);
    if (gravity === "mend" || held || withheldOf(index)) return 1;
    return gravity === "look" ? 2 : 3;
  };
  const compare: Record<Order, (a: TaskFile, b: TaskFile) => number> = {
    sent: (a, b) => a.index - b.index,
    match: (a, b) => (b.score ?? -1) - (a.score ?? -1),
    name: (a, b) => nameOf(a).localeCompare(nameOf(b)),
    status: (a, b) => rankOf(a) - rankOf(b) || (checksOf(b.index) ?? 0) - (checksOf(a.index) ?? 0),
    left: (a, b) => leftOf(b.index) - leftOf(a.index),
  };
  return files.toSorted((a, b) => compare[order](a, b) || a.index - b.index);
}
