import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "@/features/marketing/home-page";

export const Route = createFileRoute("/")({
  staticData: {
    meta: {
      title: "Focus your CV for Unlimited Opportunities",
      description:
        "Convert an existing CV into a standardised Word document tailored to the job, in seconds.",
    },
  },
  component: HomePage,
});
