import { createFileRoute } from "@tanstack/react-router";
import { ResetPage } from "@/features/auth/reset-page";
import { returnSearch } from "@/lib/navigation";

export const Route = createFileRoute("/reset-password")({
  validateSearch: returnSearch,
  component: ResetPage,
});
