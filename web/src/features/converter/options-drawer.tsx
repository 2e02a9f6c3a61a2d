import { useRef } from "react";
import { ModelChoice } from "@/components/model-choice";
import { PronounsField } from "@/components/pronouns-field";
import { Button } from "@/components/ui/button";
import { CheckField } from "@/components/ui/check-field";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Segmented } from "@/components/ui/segmented";
import { Stepper } from "@/components/ui/stepper";
import { type CvOptions, lengthHints, modeHints, personHints, skillsByLength } from "@/lib/options";
import { settings } from "@/lib/settings";
import { isAdmin, useUser } from "@/lib/user";
import { DocumentField } from "./document-field";
import { IconPanel, type PendingIcon } from "./icon-panel";
import { PrivacyField } from "./privacy-field";

type OptionsDrawerProps = {
  open: boolean;
  onClose: () => void;
  options: CvOptions;
  onChange: (options: CvOptions) => void;
  /** in which the document will be drawn, of those that may be chosen */
  template: string;
  templates: string[];
};

/**
 * CV-3, CV-4. Every change counts at once; Save and Cancel both simply close (D-45), but Save first saves an
 * icon that was chosen and not saved: without it the documents would come out unbranded, and nobody would say so.
 */
export function OptionsDrawer({ open, onClose, options, onChange, template, templates }: OptionsDrawerProps) {
  const { user } = useUser();
  const set = (change: Partial<CvOptions>) => onChange({ ...options, ...change });
  const limit = (key: keyof CvOptions["sectionLimits"]) => (value: number) =>
    set({ sectionLimits: { ...options.sectionLimits, [key]: value } });
  const pendingIcon = useRef<PendingIcon>(null);
  const save = async () => {
    const isSaved = (await pendingIcon.current?.()) ?? true;
    if (isSaved) onClose();
  };
  return (
    <Dialog
      kind="drawer"
      open={open}
      onClose={onClose}
      title="CV Options"
      footer={
        <>
          <p className="min-w-0 flex-1 basis-40 self-center text-ink-soft text-sm leading-snug">
            Kept for your next conversions, a marking and a colour too.
          </p>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void save()}>Save</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Segmented
          legend="Mode"
          value={options.mode}
          options={[
            ["Strict", "Strict"],
            ["Flexible", "Flexible"],
          ]}
          onChange={(mode) => set({ mode })}
          hint={modeHints[options.mode]}
        />
        <ModelChoice
          isFlexible={options.mode === "Flexible"}
          ownWords={options.ownWords}
          onChange={(ownWords) => set({ ownWords })}
        />
        <Segmented
          legend="Length"
          value={options.length}
          options={[
            ["Concise", "Concise"],
            ["Regular", "Regular"],
            ["Detailed", "Detailed"],
          ]}
          onChange={(length) => set({ length })}
          hint={lengthHints[options.length]}
        />
        <Segmented
          legend="Perspective"
          value={options.perspective}
          options={[
            ["FirstPerson", "First person"],
            ["ThirdPerson", "Third person"],
          ]}
          onChange={(perspective) => set({ perspective })}
          hint={personHints[options.perspective]}
        />
        {options.perspective === "ThirdPerson" && (
          <PronounsField
            value={options.pronouns}
            more=" Of several CVs it is for all: convert those that differ by themselves."
            onChange={(pronouns) => set({ pronouns })}
          />
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-semibold text-[0.9375rem]">Section limits</legend>
          <Stepper
            label="Experience"
            min={1}
            max={10}
            value={options.sectionLimits.experience}
            onChange={limit("experience")}
          />
          <Stepper
            label="Projects"
            min={1}
            max={10}
            value={options.sectionLimits.project}
            onChange={limit("project")}
          />
          <Stepper
            label="Skills"
            min={1}
            max={20}
            value={options.sectionLimits.skill}
            onChange={limit("skill")}
            auto={{ text: "Auto", from: options.length === "Concise" ? 10 : 20 }}
          />
          {options.sectionLimits.skill === 0 ? (
            <p className="text-ink-soft text-sm">
              {`Skills, Auto: ${skillsByLength[options.length]} in ${options.length}. What the job asks for always stays.`}
            </p>
          ) : (
            <p className="text-ink-soft text-sm">
              <button type="button" className="text-link" onClick={() => limit("skill")(0)}>
                As many skills as the length says
              </button>
            </p>
          )}
        </fieldset>
        <SelectField
          label="Page limit"
          value={String(options.maxPages)}
          onChange={(event) => set({ maxPages: Number(event.target.value) })}
          options={[
            ["0", "Auto"],
            ...[1, 2, 3, 4, 5, 6].map(
              (pages) => [String(pages), pages === 1 ? "1 page" : `${pages} pages`] as const,
            ),
          ]}
        />
        <CheckField
          label="Civilian words behind military ranks"
          checked={options.civilianRanks}
          onChange={(event) => set({ civilianRanks: event.target.checked })}
          hint="Staff Sergeant (section manager): for readers outside defence. Each can be taken back."
        />
        <PrivacyField value={options.privacy} onChange={(privacy) => set({ privacy })} />
        <DocumentField
          value={options.look}
          onChange={(look) => set({ look })}
          template={template}
          templates={templates}
        />
        <IconPanel pending={pendingIcon} />
        <p className="text-ink-soft text-sm">
          Need your own layout?{" "}
          {isAdmin(user) ? (
            <>
              Upload it under{" "}
              <Link to="/admin" search={{ tab: "templates" }} className="text-link">
                Admin, Templates
              </Link>
            </>
          ) : (
            <>
              Write to{" "}
              <a className="text-link" href={`mailto:${settings.support_email}`}>
                {settings.support_email}
              </a>
            </>
          )}
          .
        </p>
      </div>
    </Dialog>
  );
}
