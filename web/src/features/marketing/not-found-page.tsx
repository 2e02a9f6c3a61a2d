import { MessagePage } from "@/components/layout/message-page";
import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export function NotFoundPage() {
  return (
    <MessagePage title="Page not found" text="The address may be mistyped, or the page has moved.">
      <Link to="/" className={buttonStyle()}>
        Back to home
      </Link>
    </MessagePage>
  );
}
