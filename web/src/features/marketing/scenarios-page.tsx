import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { settings } from "@/lib/settings";
import { PageHero } from "./page-hero";
import { keyFeatures, scenarios, seen } from "./scenarios-content";
import { ScreenPicture } from "./screen-picture";

export function ScenariosPage() {
  return (
    <>
      <PageHero
        title={`Practical Scenarios: ${settings.product} in Action`}
        intro="How personnel managers in defence use one standard format to decide faster and explain why."
      >
        <Link to="/how-it-works" className={buttonStyle({ look: "outline" })}>
          How It Works
        </Link>
      </PageHero>
      <div className="page grid gap-8 pb-12 md:grid-cols-3">
        {seen.map(([name, alt, caption]) => (
          <figure key={name} className="grid content-start gap-2.5">
            <ScreenPicture name={name} alt={alt} />
            <figcaption className="text-ink-soft text-sm">{caption}</figcaption>
          </figure>
        ))}
      </div>
      <ul className="page grid gap-x-10 pb-16 sm:grid-cols-2 lg:grid-cols-3">
        {scenarios.map((scenario) => (
          <li key={scenario.title} className="grid content-start gap-2 border-line border-t py-7">
            <h2 className="text-xl">{scenario.title}</h2>
            <p className="font-semibold text-primary">{scenario.description}</p>
            <p className="text-ink-soft">{scenario.details}</p>
          </li>
        ))}
      </ul>
      <section className="border-line border-t bg-surface">
        <div className="page section grid gap-8">
          <h2 className="section-title max-w-[24ch]">Key Features Enabling These Scenarios</h2>
          <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {keyFeatures.map(([title, text]) => (
              <li
                key={title}
                className="focus-frame grid content-start gap-1.5 p-5 [--arm:14px] [--stroke:2px]"
              >
                <h3 className="text-lg">{title}</h3>
                <p className="text-[0.9375rem] text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="bg-band text-on-band">
        <div className="page section grid justify-items-start gap-5">
          <h2 className="section-title max-w-[26ch]">Your unit’s format, on your own machine</h2>
          <p className="text-on-band-soft">Self-hosted and offline installation available.</p>
          <Link
            to="/contact"
            className={buttonStyle({
              look: "band",
              size: "lg",
              wrap: true,
              className: "text-balance outline-on-band",
            })}
          >
            Contact Us for Advanced Defence Solutions
          </Link>
        </div>
      </section>
    </>
  );
}
