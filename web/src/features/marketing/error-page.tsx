import { useEffect, useState } from "react";
import { MessagePage } from "@/components/layout/message-page";
import { Button, buttonStyle } from "@/components/ui/button";
import { isMissingCode, serverAnswers } from "@/lib/connection";
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

/** RT-3: any uncaught rendering error sends the browser to /error. A page that could not be fetched says that. */
export function ErrorRedirect() {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    void serverAnswers().then((answers) => {
      if (!answers) setOffline(true);
      else if (!isPageReplaced()) replacePage(isMissingCode() ? undefined : "/error");
    });
  }, []);
  return isOffline && <OfflinePage />;
}

function OfflinePage() {
  const tryAgain = async () => {
    if (await serverAnswers()) replacePage();
  };
  useEffect(() => {
    const reload = () => replacePage();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <MessagePage
      title="No connection"
      text="This page could not be fetched. It opens by itself as soon as there is a connection."
    >
      <Button onClick={() => void tryAgain()}>Try again</Button>
      <Button look="outline" onClick={() => window.history.back()}>
        Back
      </Button>
    </MessagePage>
  );
}
