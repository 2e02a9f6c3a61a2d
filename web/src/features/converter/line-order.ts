import type { components } from "@/lib/api-schema.gen";
import type { Mark } from "./marks";

export type LineOrder = components["schemas"]["LineOrder"];

/** The number of the order that the lines of a file are in after what was said. */
export const orderOf = (marks: Mark[]): number => marks.findLast(({ as }) => as === "order")?.order ?? 1;

/** Puts the lines in an order; all said behind it is of lines by their numbers there. */
export const inOrder = (order: number): Mark => ({ as: "order", line: -1, order });

/** What was said before the lines were put in another order is on its way to where these are now. */
export const isTurning = (marks: Mark[]): boolean => marks.findLastIndex(({ as }) => as === "order") > 0;

/** What orders are called, by how much of the page they read across, each by its number. */
export function namesOfOrders(orders: LineOrder[]): Map<number, string> {
  const rows = orders.map((one) => one.rows);
  const [first] = orders;
  const [most, fewest] = [Math.max(...rows), Math.min(...rows)];
  const isAcross = (one: LineOrder) => one.rows === most && most > (first?.rows ?? 0);
  const between = orders.slice(1).filter((one) => !isAcross(one) && one.rows !== fewest);
  const nameOf = (one: LineOrder): string => {
    if (one === first) return "As it was read";
    if (isAcross(one)) return "Each row across the page";
    if (one.rows === fewest) return "Each column by itself";
    return between.length > 1 ? `Partly across (${between.indexOf(one) + 1})` : "Partly across";
  };
  return new Map(orders.map((one) => [one.order, nameOf(one)]));
}
