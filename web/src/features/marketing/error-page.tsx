import { useEffect } from "react";
import { MessagePage } from "@/components/layout/message-page";
import { buttonStyle } from "@/components/ui/button";
import { isPageReplaced, replacePage } from "@/lib/navigation";

/** /error: no call to the API, nothing that could throw (D-12). A plain link starts the app afresh. */
export function ErrorPage() {
  return (
    <MessagePage
      title="Oops! Something went wrong."
      text="Nothing you did is lost on the server. Reload, or start again from the home page."
    >
      <a href="/" className={buttonStyle()}>
        Back to home
      </a>
    </MessagePage>
  );
}

/** RT-3: any uncaught rendering error sends the browser to /error. */
export function ErrorRedirect() {
  useEffect(() => {
    if (!isPageReplaced()) replacePage("/error");
  }, []);
  return null;
}
