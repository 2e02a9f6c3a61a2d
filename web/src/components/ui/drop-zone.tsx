import { FileText, Upload, X } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useDropzone } from "react-dropzone";
import { cx } from "@/lib/cx";
import { settings } from "@/lib/settings";
import { timings } from "@/lib/timings";

/** Endings of the files that are taken as a CV, and as a job advert. */
export const readable = [".pdf", ".docx", ".doc", ".json"];
export const readableAdverts = [...readable, ".txt", ".md"];

const wrongTypeText = "Please upload a PDF, DOCX, DOC, JSON file";
const noCvReason = "it is not a PDF, DOCX, DOC or JSON file.";
const failedText = "Error uploading file. Please try again.";

/** A file that was not taken, and why. */
export type Refused = { name: string; reason: string; text?: File };

type DropZoneProps = {
  label: string;
  hint: string;
  /** the same for fingers, which drop nothing */
  touchHint: string;
  files: File[];
  onChange: (files: File[]) => void;
  /** how many files fit; more than one gives a list */
  max?: number;
  disabled?: boolean;
  /** endings of the files that are taken; the hint names them */
  endings?: string[];
  /** what stands refused, when the caller has to know; it goes when better files come or by its cross */
  onRefused?: (refused: Refused[]) => void;
  /** takes the words of a file of plain text, as if they were pasted */
  onText?: (file: File) => void;
  /** another way in, shown while there is room */
  children?: ReactNode;
};

/** The viewfinder takes a file: its brackets close, and turn green once a file is in. */
export function DropZone({
  label,
  hint,
  touchHint,
  files,
  onChange,
  max = 1,
  disabled,
  endings = readable,
  onRefused,
  onText,
  children,
}: DropZoneProps) {
  const [error, showError] = useUploadError();
  const [refused, setRefused] = useState<Refused[]>([]);
  const refuse = (next: Refused[]) => {
    setRefused(next);
    onRefused?.(next);
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: max > 1,
    disabled,
    onDrop: (accepted, rejected) => {
      const given = [...accepted, ...rejected.map((rejection) => rejection.file)];
      const { taken, turnedAway, text } = sorted(given, files, max, endings);
      if (text) showError(text);
      if (given.length > 0) refuse(turnedAway);
      if (taken.length > 0) onChange(max === 1 ? taken : [...files, ...taken]);
    },
    onError: () => showError(failedText),
  });
  const full = files.length >= max;
  const keptFocus = useKeptFocus(files.length);
  return (
    <div className="grid grid-rows-[1fr_auto] gap-2" {...keptFocus}>
      <div
        {...getRootProps({ role: "group", "aria-label": label, tabIndex: -1 })}
        className={cx(
          "focus-frame grid min-h-68 content-between justify-items-center gap-4 bg-surface px-6 pt-9 pb-6 text-center transition-colors duration-150 max-sm:px-4 sm:px-8 md:max-lg:px-5",
          (isDragActive || files.length > 0) && "focus-closed",
          files.length > 0 && "focus-ok",
          isDragActive && "bg-sunken",
        )}
      >
        {/* without its own row, which would push the rest down */}
        <input
          {...getInputProps({ accept: endings.join(","), "aria-label": `${label}: choose a file` })}
          className="absolute"
        />
        {files.length === 0 ? (
          <div className="grid justify-items-center gap-7">
            <Upload aria-hidden strokeWidth={1.5} className="size-9 text-primary" />
            <div className="grid justify-items-center gap-1">
              <p className="font-bold text-lg [font-stretch:112%]">{label}</p>
              <p className="max-w-[36ch] text-balance text-[0.9375rem] text-ink-soft">
                <span className="pointer-coarse:hidden">{hint}</span>
                <span className="pointer-fine:hidden pointer-none:hidden">{touchHint}</span>
              </p>
            </div>
          </div>
        ) : (
          <>
            <p className="font-bold text-lg [font-stretch:112%]">{label}</p>
            <FileList
              files={files}
              disabled={disabled}
              onRemove={(index) => onChange(files.filter((_, i) => i !== index))}
            />
          </>
        )}
        {!full && (
          <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
            <button
              type="button"
              onClick={open}
              disabled={disabled}
              className="text-link min-h-9 pointer-coarse:min-h-11 px-1 font-semibold"
            >
              {files.length > 0 ? "Add more files" : max > 1 ? "Choose files" : "Choose a file"}
            </button>
            {children}
          </div>
        )}
      </div>
      <div role="alert" className="min-h-6 text-danger text-sm">
        {error && <p>{error}</p>}
      </div>
      {refused.length > 0 && (
        <RefusedList
          label={label}
          refused={refused}
          onDismiss={(index) => refuse(refused.filter((_, i) => i !== index))}
          onText={full ? undefined : onText}
        />
      )}
    </div>
  );
}

/** The button that took or removed a file goes with it; the focus then stays in its place and not at the top. */
function useKeptFocus(count: number) {
  const zone = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the count that takes a button away
  useEffect(() => {
    if (document.activeElement === document.body) zone.current?.focus();
  }, [count]);
  return {
    onFocus: ({ currentTarget }: FocusEvent) => {
      zone.current = currentTarget.querySelector("[role=group]");
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) zone.current = null;
    },
  };
}

function FileList({
  files,
  disabled,
  onRemove,
}: {
  files: File[];
  disabled?: boolean;
  onRemove: (index: number) => void;
}) {
  return (
    <ul className="grid w-full max-w-md gap-1.5">
      {files.map((file, index) => (
        <li
          key={`${file.name}-${index}`}
          className="flex min-h-10 items-center gap-3 rounded-md bg-sunken pl-3 text-left pointer-coarse:min-h-11"
        >
          <FileText aria-hidden className="size-4.5 shrink-0 text-ok" />
          <span
            className="line-clamp-2 min-w-0 flex-1 wrap-anywhere py-1 font-mono text-sm leading-snug"
            title={file.name}
          >
            {file.name}
          </span>
          <span className="shrink-0 font-mono text-ink-soft text-xs">{sizeText(file.size)}</span>
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            disabled={disabled}
            onClick={() => onRemove(index)}
            className="grid size-10 shrink-0 place-items-center rounded-md text-ink-soft hover:text-danger pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function RefusedList({
  label,
  refused,
  onDismiss,
  onText,
}: {
  label: string;
  refused: Refused[];
  onDismiss: (index: number) => void;
  onText: ((file: File) => void) | undefined;
}) {
  return (
    <ul aria-label={`Not taken: ${label}`} className="grid gap-1.5">
      {refused.map(({ name, reason, text }, index) => (
        <li
          key={`${name}-${index}`}
          className="flex items-center gap-3 rounded-md border-danger border-l-4 bg-danger-soft pl-3 text-sm"
        >
          <p className="min-w-0 flex-1 py-2">
            <span className="break-all font-mono">{name}</span>
            <span className="block text-danger">{`Not taken: ${reason}`}</span>
          </p>
          {text && onText && (
            <button
              type="button"
              onClick={() => {
                onDismiss(index);
                onText(text);
              }}
              className="text-link min-h-10 shrink-0 font-semibold pointer-coarse:min-h-11"
            >
              Paste its text instead
            </button>
          )}
          <button
            type="button"
            aria-label={`Dismiss ${name}`}
            onClick={() => onDismiss(index)}
            className="grid size-10 shrink-0 place-items-center rounded-md text-ink-soft hover:text-danger pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useUploadError(): [string | null, (text: string) => void] {
  const [error, setError] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(null), timings.uploadError);
    return () => clearTimeout(timer);
  }, [error]);
  return [error?.text ?? null, (text) => setError({ text })];
}

type Sorted = { taken: File[]; turnedAway: Refused[]; text: string | null };

/**
 * CV-5, D-51, D-52: what is good is taken, the rest is named with its reason. The browser judges by the
 * extension, the server by the content.
 */
function sorted(given: File[], present: File[], max: number, endings: string[]): Sorted {
  const taken: File[] = [];
  const turnedAway: Refused[] = [];
  let text: string | null = null;
  let bytes = max === 1 ? 0 : present.reduce((sum, file) => sum + file.size, 0);
  const room = max === 1 ? 1 : max - present.length;
  for (const file of given) {
    const beside = max === 1 ? taken : [...present, ...taken];
    const fault =
      faultOf(file, bytes, endings) ??
      (beside.some((other) => isSame(file, other)) ? twiceFault : null) ??
      (taken.length < room ? null : overFault(max));
    if (!fault) {
      taken.push(file);
      bytes += file.size;
      continue;
    }
    const isText = fault.reason === noCvReason && /\.(?:txt|md)$/i.test(file.name) && file.size > 0;
    turnedAway.push({ name: file.name, reason: fault.reason, ...(isText && { text: file }) });
    if (text !== wrongTypeText) text = fault.text;
  }
  return { taken, turnedAway, text };
}

type Fault = { text: string; reason: string };

function faultOf(file: File, bytes: number, endings: string[]): Fault | null {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return {
      text: wrongTypeText,
      reason: endings === readable ? noCvReason : "its type is not one of those.",
    };
  if (file.size > settings.max_file_bytes)
    return { text: failedText, reason: `it is larger than ${megabytes(settings.max_file_bytes)} MB.` };
  if (file.size === 0) return { text: failedText, reason: "the file is empty." };
  if (bytes + file.size > settings.max_bytes)
    return {
      text: failedText,
      reason: `all files together may have ${megabytes(settings.max_bytes)} MB. Convert it by itself.`,
    };
  return null;
}

/** The same file once more would be converted, and charged, once more; the server compares the content. */
const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const twiceFault: Fault = {
  text: "This file is in already.",
  reason: "this file is in already; every CV is converted once.",
};

const overFault = (max: number): Fault =>
  max === 1
    ? { text: failedText, reason: "only one file fits here." }
    : { text: `You can upload up to ${max} CVs at a time.`, reason: `${max} CVs are in already.` };

const megabytes = (bytes: number): number => Math.floor(bytes / 2 ** 20);

function sizeText(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 2 ** 20
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
