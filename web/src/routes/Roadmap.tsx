import { createFileRoute } from "@tanstack/react-router";
import { RoadmapPage } from "@/features/marketing/roadmap-page";

export const Route = createFileRoute("/Roadmap")({
  component: RoadmapPage,
});
