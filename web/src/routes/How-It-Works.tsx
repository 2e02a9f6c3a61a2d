import { createFileRoute } from "@tanstack/react-router";
import { HowItWorksPage } from "@/features/marketing/how-it-works-page";

export const Route = createFileRoute("/How-It-Works")({
  staticData: {
    meta: {
      title: "How It Works",
      description:
        "Six things people come for: tailoring, bulk conversion, content, length, tone and branding.",
    },
  },
  component: HowItWorksPage,
});
