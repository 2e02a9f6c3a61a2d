import { createFileRoute } from "@tanstack/react-router";
import { RegisterPage } from "@/features/auth/register-page";
import { returnSearch } from "@/lib/navigation";

export const Route = createFileRoute("/register")({
  validateSearch: returnSearch,
  component: RegisterPage,
});
