import { createFileRoute } from "@tanstack/react-router";
import { ScenariosPage } from "@/features/marketing/scenarios-page";

export const Route = createFileRoute("/Scenarios")({
  staticData: {
    meta: {
      title: "Practical Scenarios",
      description: "Twelve ways defence personnel teams use standardised CVs.",
    },
  },
  component: ScenariosPage,
});
