import { createFileRoute } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { ChatPage } from "@/features/chat/chat-page";

export const Route = createFileRoute("/Application/Chat")({
  staticData: {
    meta: { title: "DEMO Chatbot", description: "Ask the product assistant.", exactTitle: true },
  },
  component: () => (
    <RequireUser>
      <ChatPage />
    </RequireUser>
  ),
});
