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
      {`The template ${left} is not available to you any more, so this is drawn in ${template}.${choice}`}
    </p>
  );
}
