import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "@/features/marketing/about-page";

export const Route = createFileRoute("/About")({
  component: AboutPage,
});
