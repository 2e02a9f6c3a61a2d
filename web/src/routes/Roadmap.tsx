import { createFileRoute } from "@tanstack/react-router";
import { RoadmapPage } from "@/features/marketing/roadmap-page";

export const Route = createFileRoute("/Roadmap")({
  staticData: { meta: { title: "Roadmap", description: "What is done and what comes next." } },
  component: RoadmapPage,
});
