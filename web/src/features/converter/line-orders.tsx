import { ArrowDownUp } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { type LineOrder, namesOfOrders } from "./line-order";

type LineOrdersProps = {
  orders: LineOrder[];
  /** how many things were said of lines */
  said: number;
  onChoose: (order: LineOrder) => void;
};

/** The orders that the lines of the file can be read in, each with how it begins; one click reads it anew. */
export function LineOrders({ orders, said, onChoose }: LineOrdersProps) {
  const [isOpen, setOpen] = useState(false);
  const names = namesOfOrders(orders);
  return (
    <>
      <button
        type="button"
        className="text-link inline-flex min-h-8 items-center gap-1 justify-self-start font-semibold text-sm pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        <ArrowDownUp aria-hidden className="size-4" /> Lines in the wrong order?
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Lines in the wrong order?"
        description="Choose the order that reads like the page. The CV is read again at once and free; undo takes it back."
      >
        <div className="grid gap-2">
          {orders.map((order) => (
            <button
              key={order.order}
              type="button"
              aria-label={`${names.get(order.order)}${order.chosen ? ", as it is now" : ""}`}
              onClick={() => {
                setOpen(false);
                onChoose(order);
              }}
              className="grid gap-1 rounded-md border border-edge p-3 text-left hover:border-primary"
            >
              <span className="flex items-center gap-2 font-semibold">
                {names.get(order.order)} {order.chosen && <Badge>Now</Badge>}
              </span>
              <span className="grid font-mono text-[0.75rem] text-ink-soft leading-snug">
                {order.sample.map((text, index) => (
                  <span key={index} className="truncate whitespace-pre">
                    {text}
                  </span>
                ))}
              </span>
            </button>
          ))}
          {said > 0 && (
            <p className="text-ink-soft text-sm">
              What you said of lines stays with those that read the same in the new order; any other is named.
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
