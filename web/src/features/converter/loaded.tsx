import { Spinner } from "@/components/ui/loading";

/** What belongs to a CV once it is loaded; the document shows without it. */
export function Loaded<T>({
  loading,
  error,
  value,
  render,
}: {
  loading: boolean;
  error: boolean;
  value: T | undefined;
  render: (value: T) => React.ReactNode;
}) {
  if (loading) return <Spinner />;
  if (error || value === undefined)
    return <p className="text-ink-soft">The details could not be loaded. The document itself is complete.</p>;
  return render(value);
}
