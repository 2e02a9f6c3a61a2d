import { createFileRoute } from "@tanstack/react-router";
import { HowItWorksPage } from "@/features/marketing/how-it-works-page";

export const Route = createFileRoute("/How-It-Works")({
  component: HowItWorksPage,
});
