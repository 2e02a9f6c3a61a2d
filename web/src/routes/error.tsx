import { createFileRoute } from "@tanstack/react-router";
import { ErrorPage } from "@/features/marketing/error-page";

export const Route = createFileRoute("/error")({
  component: ErrorPage,
});
