import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "@/features/marketing/contact-page";

export const Route = createFileRoute("/contact")({
  staticData: {
    meta: { title: "Contact", description: "Tell us what you send, how many, and in which format." },
  },
  component: ContactPage,
});
