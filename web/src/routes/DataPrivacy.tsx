import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "@/features/marketing/privacy-page";

export const Route = createFileRoute("/DataPrivacy")({
  staticData: {
    meta: {
      title: "Data Privacy",
      description: "What happens to a CV here: one purpose, kept briefly, protected.",
    },
  },
  component: PrivacyPage,
});
