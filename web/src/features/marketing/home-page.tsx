import { ArrowRight } from "lucide-react";
import { buttonStyle } from "@/components/ui/button";
import { FocusWord } from "@/components/ui/focus-word";
import { Link } from "@/components/ui/link";
import { freeCvs } from "@/lib/free-cvs";
import { settings } from "@/lib/settings";
import { isActive, isAdmin, type User, useUser } from "@/lib/user";
import { BeforeAfter } from "./before-after";
import { DemoVideo } from "./demo-video";
import { benefits, features } from "./home-content";
import { staysText } from "./stays-text";

export function HomePage() {
  return (
    <>
      <Hero />
      <Features />
      <section className="bg-sunken">
        <div className="page section grid items-center gap-8 lg:grid-cols-[2fr_3fr] lg:gap-14">
          <div className="grid gap-4">
            <h2 className="section-title">Upload, choose, download</h2>
            <p className="text-ink-soft">
              The whole way from an old file to a finished Word document, recorded in the product: under a
              minute, with time to read every change.
            </p>
          </div>
          <DemoVideo />
        </div>
      </section>
      <Corporate />
    </>
  );
}

/** On a phone one line for the action and one for the two ways to read on. */
const firstWay = "max-sm:basis-full";
const nextWay = "max-sm:grow max-sm:px-4";

/** What somebody does next, whoever it is. */
function firstStep(user: User | null): { to: string; text: string } {
  if (!user)
    return settings.registration_closed
      ? { to: "/login", text: "Log in" }
      : { to: "/register", text: "Register Now" };
  if (isActive(user)) return { to: "/Application", text: "Convert a CV" };
  if (isAdmin(user)) return { to: "/admin", text: "Users and templates" };
  if (user.demo_conversions_left > 0) return { to: "/Application/Demo", text: "Convert a CV free" };
  return { to: "/pricing", text: "Choose a plan" };
}

function Hero() {
  const { user, isLoading } = useUser();
  const free = !user && !isLoading && freeCvs();
  const first = firstStep(user);
  return (
    <section className="page grid items-center gap-10 py-12 sm:py-16 md:grid-cols-[7fr_5fr] md:gap-6 lg:gap-8 lg:py-20">
      <div className="grid gap-7">
        <h1 className="hero-title">
          <FocusWord isFirst>Focus</FocusWord> your CV for Unlimited Opportunities
        </h1>
        <p className="max-w-[34rem] text-ink-soft text-lg">
          Upload the CV you have and the job you want. Get back a clean, standardised Word document that keeps
          every fact yours.
        </p>
        <p className="max-w-[34rem] font-semibold text-lg">
          {staysText() ? `${staysText()}, nothing is invented.` : "Nothing is invented."}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={first.to} className={buttonStyle({ size: "lg", className: firstWay })}>
            {first.text}
          </Link>
          <Link
            to="/how-it-works"
            className={buttonStyle({ size: "lg", look: "outline", className: nextWay })}
          >
            How It Works
          </Link>
          <Link to="/scenarios" className={buttonStyle({ size: "lg", look: "outline", className: nextWay })}>
            Explore Scenarios
          </Link>
        </div>
        {free && (
          <p className="max-w-[34rem] text-ink-soft">{`Try it with your own CV: register, no card needed. ${free}`}</p>
        )}
      </div>
      <div className="mx-auto w-full max-w-[24rem]">
        <BeforeAfter />
      </div>
    </section>
  );
}

function Features() {
  return (
    <section className="border-line border-t bg-surface">
      <div className="page section grid gap-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 className="section-title max-w-[22ch]">
            What changes between the CV you have and the one they need
          </h2>
          <Link to="/about" className="text-link inline-flex min-h-11 items-center gap-1.5 font-semibold">
            Learn more <span className="sr-only">about the conversion</span>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-5">
              <span className="focus-frame grid shrink-0 size-12 place-items-center [--arm:11px] [--stroke:2px]">
                <Icon aria-hidden strokeWidth={1.75} className="size-5.5 text-primary" />
              </span>
              <div className="grid content-start gap-1.5">
                <h3 className="text-lg">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Corporate() {
  return (
    <section className="bg-band text-on-band">
      <div className="page section grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="grid content-start gap-6">
          <h2 className="section-title">Built for teams that send CVs every day</h2>
          <p className="text-on-band-soft">
            Recruiters, consultancies and defence personnel managers send dozens of CVs a week. They arrive in
            every shape; they leave in yours.
          </p>
          <div className="flex flex-wrap gap-3">
            <a
              href={`mailto:${settings.support_email}`}
              className={buttonStyle({
                look: "band",
                wrap: true,
                className: "outline-on-band",
              })}
            >
              Contact Us for Corporate Solutions
            </a>
            <Link
              to="/scenarios"
              className={buttonStyle({ look: "band-outline", className: "outline-on-band" })}
            >
              View Use Cases
            </Link>
          </div>
        </div>
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {benefits.map(({ title, text }) => (
            <div key={title} className="grid content-start gap-1.5 border-on-band-soft/35 border-t pt-4">
              <dt className="font-bold text-lg leading-snug [font-stretch:112%]">{title}</dt>
              <dd className="text-on-band-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
