import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "@/features/marketing/about-page";

export const Route = createFileRoute("/About")({
  staticData: {
    meta: {
      title: "About",
      description: "One job, done carefully: turning the CV you have into the CV they need.",
    },
  },
  component: AboutPage,
});
