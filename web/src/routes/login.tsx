import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "@/features/auth/login-page";
import { returnSearch } from "@/lib/navigation";

export const Route = createFileRoute("/login")({
  validateSearch: returnSearch,
  component: LoginPage,
});
