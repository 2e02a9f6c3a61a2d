import { createFileRoute } from "@tanstack/react-router";
import { RequireUser } from "@/components/layout/guard";
import { ChatPage } from "@/features/chat/chat-page";

export const Route = createFileRoute("/Application/Chat")({
  component: () => (
    <RequireUser>
      <ChatPage />
    </RequireUser>
  ),
});
