import { notices, useNotice } from "@/lib/notices";

/** The page-level notice: bottom right, red for error, green otherwise (SH-11). */
export function PageNotice() {
  const notice = useNotice();
  if (!notice) return null;
  const isError = notice.kind === "error";
  return (
    <div
      role={isError ? "alert" : "status"}
      data-kind={notice.kind}
      className={`appear fixed right-4 bottom-4 left-4 z-80 flex items-start gap-4 rounded-lg p-4 pl-5 shadow-paper sm:left-auto sm:max-w-md ${
        isError ? "bg-danger text-on-primary" : "bg-ok text-on-primary"
      }`}
    >
      <p className="py-1.5 text-[0.9375rem]">{notice.text}</p>
      <button
        type="button"
        onClick={notices.close}
        className="ml-auto min-h-9 rounded-md px-3 font-semibold text-[0.9375rem] underline underline-offset-4 outline-current hover:bg-on-primary/15"
      >
        Close
      </button>
    </div>
  );
}
