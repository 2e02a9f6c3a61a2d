import { Link } from "@/components/ui/link";
import { settings } from "@/lib/settings";
import { useUser } from "@/lib/user";

const documents = [
  ["Terms and Conditions", "/legal/terms-and-conditions.pdf"],
  ["Privacy Policy", "/legal/privacy-policy.pdf"],
  ["Data Breach Policy", "/legal/data-breach-policy.pdf"],
] as const;

const pages = [
  ["Data privacy", "/DataPrivacy"],
  ["Contact", "/contact"],
] as const;

/** SH-7. The year is the specification's (D-17). */
export function Footer() {
  const { user } = useUser();
  // D-79 leaves the entry of the menu to admins; whoever is signed in may ask, and looks for help down here
  const shown = user ? [...pages, ["Product assistant", "/Application/Chat"] as const] : pages;
  const link =
    "inline-flex min-h-8 pointer-coarse:min-h-11 items-center text-on-band underline decoration-on-band-soft/60 underline-offset-4 hover:decoration-on-band outline-on-band";
  return (
    <footer className="site-footer mt-auto border-on-band-soft/25 border-t bg-band text-on-band-soft">
      <div className="page grid gap-8 py-10 text-[0.9375rem] sm:grid-cols-[1fr_auto] sm:py-12">
        <div className="grid content-start gap-2">
          <p className="font-bold text-lg text-on-band tracking-[-0.02em] [font-stretch:112%]">
            {settings.product}
          </p>
          <p>
            Support:{" "}
            <a className={link} href={`mailto:${settings.support_email}`}>
              {settings.support_email}
            </a>
          </p>
          <p>{`© 2024–${new Date().getFullYear()} ${settings.product}. All rights reserved.`}</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-flow-col grid-rows-3 justify-start gap-x-10 gap-y-1">
            {documents.map(([text, href]) => (
              <li key={href}>
                <a className={link} href={href} target="_blank" rel="noopener">
                  {text}
                </a>
              </li>
            ))}
            {shown.map(([text, to]) => (
              <li key={to}>
                <Link className={link} to={to}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
