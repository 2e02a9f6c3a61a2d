import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "@/features/marketing/terms-page";

export const Route = createFileRoute("/Terms-and-Conditions")({
  staticData: { meta: { title: "Terms & Conditions", description: "Terms and conditions of use." } },
  component: TermsPage,
});
