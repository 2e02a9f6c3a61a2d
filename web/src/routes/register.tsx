import { createFileRoute } from "@tanstack/react-router";
import { RegisterPage } from "@/features/auth/register-page";

export const Route = createFileRoute("/register")({
  staticData: {
    meta: { title: "Register", description: "Create an account and convert three CVs for free." },
  },
  component: RegisterPage,
});
