import { buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { ways } from "./how-it-works-content";
import { BackToTop, PageHero } from "./page-hero";
import { ScreenPicture } from "./screen-picture";

export function HowItWorksPage() {
  return (
    <>
      <PageHero
        title="How it works"
        intro="Six things people come for. Each takes a few clicks, and each tells you afterwards what it did."
      >
        <Link to="/scenarios" className={buttonStyle({ look: "outline" })}>
          Explore Scenarios
        </Link>
      </PageHero>
      <div className="page grid gap-x-8 gap-y-8 pb-16 lg:grid-cols-2">
        {ways.map(({ icon: Icon, title, picture: [name, alt], text, steps, benefits }) => (
          <article
            key={title}
            className="grid content-start gap-5 rounded-lg border border-line bg-surface p-6 sm:p-8"
          >
            <div className="flex items-center gap-4">
              <span className="focus-frame grid size-12 shrink-0 place-items-center [--arm:11px] [--stroke:2px]">
                <Icon aria-hidden strokeWidth={1.75} className="size-5.5 text-primary" />
              </span>
              <h2 className="min-w-0 text-2xl">{title}</h2>
            </div>
            <p className="text-ink-soft">{text}</p>
            <ScreenPicture name={name} alt={alt} />
            <div className="grid gap-6 sm:grid-cols-2">
              <div className="grid content-start gap-2">
                <h3 className="text-base">Steps</h3>
                <ol className="grid list-decimal gap-1 pl-7 text-[0.9375rem] marker:font-mono marker:text-primary">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
              <div className="grid content-start gap-2">
                <h3 className="text-base">Benefits</h3>
                <ul className="grid gap-1 text-[0.9375rem]">
                  {benefits.map((benefit) => (
                    <li key={benefit} className="border-primary border-l-2 pl-3">
                      {benefit}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </article>
        ))}
        <BackToTop />
      </div>
    </>
  );
}
