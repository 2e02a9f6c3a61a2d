import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "@/features/marketing/terms-page";

export const Route = createFileRoute("/Terms-and-Conditions")({
  component: TermsPage,
});
