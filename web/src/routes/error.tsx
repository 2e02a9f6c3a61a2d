import { createFileRoute } from "@tanstack/react-router";
import { ErrorPage } from "@/features/marketing/error-page";

export const Route = createFileRoute("/error")({
  staticData: { meta: { title: "Something went wrong", description: "An error page." } },
  component: ErrorPage,
});
