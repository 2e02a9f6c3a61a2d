import { Link } from "@/components/ui/link";
import { settings } from "@/lib/settings";
import { useUser } from "@/lib/user";

/** Each is a file below /legal, by its name. */
const documents = ["Terms and Conditions", "Privacy Policy", "Data Breach Policy"];

const pages = [
  ["Data privacy", "/DataPrivacy"],
  ["Contact", "/contact"],
] as const;

/** SH-7. The first year is the specification's (D-17), the last one this year's. */
export function Footer() {
  const { user } = useUser();
  // D-79 leaves the entry of the menu to admins; whoever is signed in may ask, and looks for help down here
  const shown = user ? [...pages, ["Product assistant", "/Application/Chat"] as const] : pages;
  const link =
    "inline-flex min-h-8 pointer-coarse:min-h-11 items-center text-on-band underline decoration-on-band-soft/60 underline-offset-4 hover:decoration-on-band outline-on-band";
  return (
    <footer className="site-footer mt-auto border-on-band-soft/25 border-t bg-band text-on-band-soft">
      <div className="page flex flex-wrap justify-between gap-8 py-10 text-[0.9375rem] sm:py-12">
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
            {documents.map((text) => (
              <li key={text}>
                <a
                  className={link}
                  href={`/legal/${text.toLowerCase().replace(/ /g, "-")}.pdf`}
                  target="_blank"
                  rel="noopener"
                >
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
