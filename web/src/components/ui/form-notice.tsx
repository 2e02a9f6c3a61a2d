/** What is wrong with a form as a whole. */
export function FormNotice({ text }: { text: string | null }) {
  return text ? (
    <p
      role="alert"
      className="rounded-md border-danger border-l-4 bg-danger-soft px-4 py-2.5 text-danger text-[0.9375rem]"
    >
      {text}
    </p>
  ) : null;
}
