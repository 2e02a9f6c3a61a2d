import { Accordion } from "@/components/ui/accordion";
import { buttonStyle } from "@/components/ui/button";
import { FocusWord } from "@/components/ui/focus-word";
import { Link } from "@/components/ui/link";
import { aboutFeatures, aboutQuestions } from "./about-content";
import { DemoVideo } from "./demo-video";
import { BackToTop, PageHero } from "./page-hero";

export function AboutPage() {
  return (
    <>
      <PageHero
        title={
          <>
            One job, done <FocusWord>carefully</FocusWord>
          </>
        }
        intro="Turning the CV you have into the CV they need: the same facts, in one clear order, in the voice and length that was asked for."
      >
        <Link to="/how-it-works" className={buttonStyle({ look: "outline" })}>
          How It Works
        </Link>
      </PageHero>
      <div className="page pb-14">
        <DemoVideo />
      </div>
      <div className="border-line border-t bg-surface">
        <div className="page">
          {aboutFeatures.map(({ title, text, before, after }, index) => (
            <section
              key={title}
              id={`FeatureDetail_${index + 1}`}
              className="grid items-center gap-6 border-line border-b py-12 last:border-b-0 lg:grid-cols-2 lg:gap-16"
            >
              <div className="grid gap-3">
                <h2 className="section-title">{title}</h2>
                <p className="text-ink-soft">{text}</p>
              </div>
              <figure className="grid gap-4 bg-canvas p-6 sm:p-8">
                <p className="text-ink-soft blur-[1.2px]">{before}</p>
                <p className="focus-frame bg-paper px-5 py-4 text-on-paper [--arm:14px] [--frame:var(--color-band)] before:inset-1.5">
                  {after}
                </p>
              </figure>
            </section>
          ))}
        </div>
      </div>
      <section className="page section grid gap-8 lg:grid-cols-[2fr_3fr]">
        <h2 className="section-title">Questions people ask first</h2>
        <div className="grid gap-6">
          <Accordion name="about" items={aboutQuestions()} />
          <BackToTop />
        </div>
      </section>
    </>
  );
}
