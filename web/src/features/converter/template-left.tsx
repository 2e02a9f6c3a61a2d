import { Link } from "@/components/ui/link";
import { isAdmin, useUser } from "@/lib/user";
import { useKnowsTemplates } from "./template-query";

type TemplateLeftProps = {
  /** the template that the document was to be in; undefined = it is */
  left: string | undefined;
  /** in which it is drawn */
  template: string;
  /** another one can be chosen */
  hasOthers: boolean;
};

/** The template of a conversion was deleted since, or is not for its user any more: what stands in for it. */
export function TemplateLeft({ left, template, hasOthers }: TemplateLeftProps) {
  if (!left) return null;
  const choice = hasOthers ? " Choose another one above if you like: that is free." : "";
  return (
    <p role="status" className="no-print rounded-md border-primary border-l-4 bg-surface px-4 py-2">
      {`The template ${left} is not available to you any more, so this is drawn in ${template}.${choice} `}
      <AskForIt />
    </p>
  );
}

/** The template that was chosen is not open to its user now: the demo had it, or it was taken away, or deleted. */
export function TemplateGone({ name, template }: { name: string; template: string }) {
  const { user } = useUser();
  const how = isAdmin(user) ? "" : "; ask your administrator";
  return (
    <p role="status" className="rounded-md border-primary border-l-4 bg-surface px-4 py-2">
      {`The template ${name} is not available to you any more, so ${template} is chosen${how}. `}
      <AskForIt />
    </p>
  );
}

/** Nothing for who opens templates himself. */
function AskForIt() {
  const { user } = useUser();
  if (isAdmin(user)) return null;
  return (
    <Link to="/contact" className="text-link inline-block py-1">
      Ask for it
    </Link>
  );
}

/** In the place of the list: who had more with another plan would look for it (CV-2). */
export function OnlyTemplate() {
  const { user } = useUser();
  const isKnown = useKnowsTemplates(user);
  if (!isKnown) return null;
  return (
    <p className="basis-full text-[0.9375rem] text-ink-soft">
      {`Template: Generic. ${isAdmin(user) ? "Others are opened to you under Admin, Users." : "Others are opened to you on request. "}`}
      <AskForIt />
    </p>
  );
}
