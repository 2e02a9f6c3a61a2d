import { createFileRoute } from "@tanstack/react-router";
import { ScenariosPage } from "@/features/marketing/scenarios-page";

export const Route = createFileRoute("/Scenarios")({
  component: ScenariosPage,
});
