import { Users } from "lucide-react";
import { Link } from "@/components/ui/link";
import { compared } from "@/lib/compared";

type CompareLinkProps = {
  taskId: string;
  files: { index: number }[];
  hasJob: boolean;
  /** these were chosen just now; else those that were compared last come again */
  isChosen?: boolean;
  /** the CV that is shown, to which the comparison leads back; undefined = to the list */
  shown?: number | undefined;
};

/** To these CVs beside each other, and beside the job that they were converted for. */
export function CompareLink({ taskId, files, hasJob, isChosen, shown }: CompareLinkProps) {
  const these = files.map(({ index }) => `${taskId}.${index}`).join(",");
  return (
    <Link
      to="/Application/Compare"
      search={{
        cvs: (!isChosen && compared(taskId)) || these,
        job: hasJob ? taskId : undefined,
        from: shown === undefined ? taskId : `${taskId}.${shown}`,
      }}
      className="no-print text-link inline-flex min-h-9 w-fit items-center gap-2 font-semibold text-[0.9375rem] pointer-coarse:min-h-11"
    >
      <Users aria-hidden className="size-4.5" /> {isChosen ? "Compare chosen" : "Compare candidates"}
    </Link>
  );
}
