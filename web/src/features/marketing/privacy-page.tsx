import { ArrowDown } from "lucide-react";
import { Accordion } from "@/components/ui/accordion";
import { BackToTop, PageHero } from "./page-hero";
import { privacyCards, privacyQuestions } from "./privacy-content";

export function PrivacyPage() {
  return (
    <>
      <PageHero
        title="Data privacy"
        intro="A CV is one of the most personal documents there is. This is what happens to it here."
      />
      <ul className="page grid gap-5 pb-14 sm:grid-cols-2 lg:grid-cols-4">
        {privacyCards().map((card) => (
          <li
            key={card.id}
            className="focus-frame grid content-between gap-4 bg-surface p-5 [--arm:16px] [--stroke:2px] sm:p-6"
          >
            <div className="grid gap-2">
              <h2 className="text-xl">{card.title}</h2>
              <p className="text-balance text-[0.9375rem] text-ink-soft">{card.short}</p>
            </div>
            <a
              href={`#${card.id}`}
              className="text-link inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold text-[0.9375rem]"
            >
              Read more <span className="sr-only">{`about: ${card.title}`}</span>
              <ArrowDown aria-hidden className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <div className="border-line border-y bg-surface">
        <div className="page">
          {privacyCards().map((card) => (
            <section
              key={card.id}
              id={card.id}
              className="grid gap-x-8 gap-y-3 border-line border-b py-10 last:border-b-0 lg:grid-cols-[2fr_3fr]"
            >
              <h2 className="section-title">{card.title}</h2>
              <p className="max-w-[62ch]">{card.detail}</p>
            </section>
          ))}
        </div>
      </div>
      <section className="page section grid gap-8 lg:grid-cols-[2fr_3fr]">
        <h2 className="section-title">Questions about your data</h2>
        <div className="grid gap-6">
          <Accordion name="privacy" items={privacyQuestions()} />
          <BackToTop />
        </div>
      </section>
    </>
  );
}
