import { Users } from "lucide-react";
import { Link } from "@/components/ui/link";

type CompareLinkProps = { taskId: string; files: { index: number }[]; hasJob: boolean };

/** To these CVs beside each other, and beside the job that they were converted for. */
export function CompareLink({ taskId, files, hasJob }: CompareLinkProps) {
  return (
    <Link
      to="/Application/Compare"
      search={{
        cvs: files.map(({ index }) => `${taskId}.${index}`).join(","),
        job: hasJob ? taskId : undefined,
        from: taskId,
      }}
      className="no-print text-link inline-flex min-h-9 w-fit items-center gap-2 font-semibold text-[0.9375rem] pointer-coarse:min-h-11"
    >
      <Users aria-hidden className="size-4.5" /> Compare candidates
    </Link>
  );
}
