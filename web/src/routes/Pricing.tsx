import { createFileRoute } from "@tanstack/react-router";
import { PricingPage } from "@/features/billing/pricing-page";

const text = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

export const Route = createFileRoute("/Pricing")({
  // left by the payment provider (PR-4, PR-6)
  validateSearch: (search: Record<string, unknown>): { session_id?: string; status?: string } => ({
    session_id: text(search.session_id),
    status: text(search.status),
  }),
  component: PricingPage,
});
