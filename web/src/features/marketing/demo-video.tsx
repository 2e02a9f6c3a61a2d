import { Play, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { cx } from "@/lib/cx";
import { settings } from "@/lib/settings";

type State = "idle" | "playing" | "paused" | "ended";

/** HO-4: idle, playing (overlay hidden), paused (overlay shown), ended. A clip that cannot play counts as ended (D-16). */
export function DemoVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>("idle");
  const play = () => {
    video.current?.play().catch((error: unknown) => {
      // stopped before it was loaded: that is a pause
      if (!(error instanceof DOMException && error.name === "AbortError")) setState("ended");
    });
    // the button that was pressed goes away
    video.current?.focus({ preventScroll: true });
  };
  return (
    // on a phone that lies on its side the whole film is in sight
    <div className="focus-frame p-1.5 sm:p-3.5 short:mx-auto short:w-full short:max-w-[calc((100dvh-4rem)*1.6)]">
      <div className="relative overflow-hidden rounded-md bg-band">
        <video
          ref={video}
          className="block aspect-[16/10] w-full"
          muted
          playsInline
          tabIndex={state === "playing" ? 0 : -1}
          preload="none"
          poster="/media/demo-poster.png"
          aria-label="A CV is uploaded, converted and downloaded"
          controls={state === "playing"}
          onPlay={() => setState("playing")}
          onPause={() => setState((now) => (now === "playing" ? "paused" : now))}
          onEnded={() => setState("ended")}
        >
          <source src="/media/demo.webm" type="video/webm" />
          <source src="/media/demo.mp4" type="video/mp4" onError={() => setState("ended")} />
          <track kind="captions" src="/media/demo.vtt" srcLang="en" label="English" default />
        </video>
        {state !== "playing" && (
          <div
            className={cx(
              "absolute inset-0 grid place-content-center justify-items-center gap-3 p-4",
              state === "ended" ? "bg-band/80" : "bg-band/45",
            )}
          >
            {state === "ended" ? (
              <div className="flex flex-wrap justify-center gap-3">
                <button
                  type="button"
                  onClick={play}
                  className={buttonStyle({ look: "band-outline", size: "lg", className: "outline-on-band" })}
                >
                  <RotateCcw aria-hidden /> Watch Again
                </button>
                <Link
                  to={settings.registration_closed ? "/login" : "/Register"}
                  className={buttonStyle({ look: "band", size: "lg", className: "outline-on-band" })}
                >
                  Try Now
                </Link>
              </div>
            ) : (
              <button
                type="button"
                onClick={play}
                className={buttonStyle({
                  look: "band",
                  size: "lg",
                  wrap: true,
                  className: "outline-on-band",
                })}
              >
                <Play aria-hidden /> Discover the 3-Step CV Conversion Process
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
