import { FileText, Upload, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useDropzone } from "react-dropzone";
import { cx } from "@/lib/cx";
import { settings } from "@/lib/settings";
import { timings } from "@/lib/timings";

const extensions = [".pdf", ".docx", ".doc", ".json"];

const wrongTypeText = "Please upload a PDF, DOCX, DOC, JSON file";
const failedText = "Error uploading file. Please try again.";

type DropZoneProps = {
  label: string;
  hint: string;
  files: File[];
  onChange: (files: File[]) => void;
  /** how many files fit; more than one gives a list */
  max?: number;
  disabled?: boolean;
  /** another way in, shown while there is room */
  children?: ReactNode;
};

/** The viewfinder takes a file: its brackets close, and turn green once a file is in. */
export function DropZone({ label, hint, files, onChange, max = 1, disabled, children }: DropZoneProps) {
  const [error, showError] = useUploadError();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: max > 1,
    disabled,
    onDrop: (accepted, rejected) => {
      const given = [...accepted, ...rejected.map((rejection) => rejection.file)];
      const problem = problemOf(given, files.length, max);
      if (problem) showError(problem);
      else if (given.length > 0) onChange(max === 1 ? given.slice(0, 1) : [...files, ...given]);
    },
    onError: () => showError({ text: failedText }),
  });
  const full = files.length >= max;
  return (
    <div className="grid content-start gap-2">
      <div
        {...getRootProps({ role: "group", "aria-label": label })}
        className={cx(
          "focus-frame grid min-h-64 content-center justify-items-center gap-4 bg-surface p-6 text-center transition-colors duration-150 sm:p-8",
          (isDragActive || files.length > 0) && "focus-closed",
          files.length > 0 && "focus-ok",
          isDragActive && "bg-sunken",
        )}
      >
        <input
          {...getInputProps({ accept: extensions.join(","), "aria-label": `${label}: choose a file` })}
        />
        {files.length === 0 ? (
          <>
            <Upload aria-hidden strokeWidth={1.5} className="size-9 text-primary" />
            <div className="grid gap-1">
              <p className="font-bold text-lg [font-stretch:112%]">{label}</p>
              <p className="max-w-[36ch] text-[0.9375rem] text-ink-soft">{hint}</p>
            </div>
          </>
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
              className="text-link min-h-9 px-1 font-semibold"
            >
              {files.length > 0 ? "Add more files" : max > 1 ? "Choose files" : "Choose a file"}
            </button>
            {children}
          </div>
        )}
      </div>
      <div role="alert" className="min-h-6 text-danger text-sm">
        {error && (
          <p>
            {error.text}
            {error.detail && <span className="block">{error.detail}</span>}
          </p>
        )}
      </div>
    </div>
  );
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
          className="flex min-h-10 items-center gap-3 rounded-md bg-sunken pl-3 text-left"
        >
          <FileText aria-hidden className="size-4.5 shrink-0 text-ok" />
          <span className="min-w-0 flex-1 truncate font-mono text-sm" title={file.name}>
            {file.name}
          </span>
          <span className="shrink-0 font-mono text-ink-soft text-xs">{sizeText(file.size)}</span>
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            disabled={disabled}
            onClick={() => onRemove(index)}
            className="grid size-10 shrink-0 place-items-center rounded-md text-ink-soft hover:text-danger"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type UploadError = { text: string; detail?: string };

function useUploadError(): [UploadError | null, (error: UploadError) => void] {
  const [error, setError] = useState<UploadError | null>(null);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(null), timings.uploadError);
    return () => clearTimeout(timer);
  }, [error]);
  return [error, setError];
}

/** CV-5, D-51, D-52. The browser judges by the extension, the server by the content. */
function problemOf(given: File[], present: number, max: number): UploadError | null {
  if (given.some((file) => !extensions.some((extension) => file.name.toLowerCase().endsWith(extension)))) {
    return { text: wrongTypeText };
  }
  const tooLarge = given.find((file) => file.size > settings.max_file_bytes);
  if (tooLarge) {
    return {
      text: failedText,
      detail: `${tooLarge.name} is larger than ${Math.floor(settings.max_file_bytes / 2 ** 20)} MB.`,
    };
  }
  if (given.some((file) => file.size === 0)) return { text: failedText, detail: "The file is empty." };
  if (max > 1 && present + given.length > max) return { text: `You can upload up to ${max} CVs at a time.` };
  return null;
}

function sizeText(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 2 ** 20
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
