import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Spinner } from "@/components/ui/loading";
import { copyText } from "@/lib/copy";
import { type TagGroup, tagsQuery } from "./template-queries";

/** What groups of the data are called by people. */
const titles: Record<string, string> = {
  "": "Person and document",
  contact: "Contact details",
  contacts: "Contact details as a list",
  jobs: "Work experience",
  brief: "Fields and key facts",
  facts: "Key facts",
  fields: "Fields asked for with each conversion",
  headings: "Headings in the language of the CV",
  labels: "Words in the language of the CV",
};

const titleOf = (name: string): string => titles[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** Every tag with what it prints, to be copied into Word. */
export function TagsDrawer({ onClose }: { onClose: () => void }) {
  const tags = useQuery(tagsQuery);
  const [sought, setSought] = useState("");
  const groups = (tags.data ?? []).flatMap((group) => found(group, sought.trim().toLowerCase()));
  return (
    <Dialog
      kind="drawer"
      open
      onClose={onClose}
      title="Tags"
      description="Copy one, paste it in Word, and give it the look you want."
    >
      <div className="grid gap-6">
        <Field
          label="Find a tag"
          type="search"
          placeholder="dates, employer, skills"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        {tags.isPending && <Spinner />}
        {tags.isError && (
          <div className="grid justify-items-start gap-4">
            <p>The tags could not be loaded.</p>
            <Button onClick={() => void tags.refetch()}>Retry</Button>
          </div>
        )}
        {tags.isSuccess && groups.length === 0 && (
          <p className="text-ink-soft">{`There is no tag for “${sought.trim()}”.`}</p>
        )}
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
    </Dialog>
  );
}

/** The group with those tags that are meant; all of them where its own name is. */
function found(group: TagGroup, sought: string): TagGroup[] {
  const isMeant = (text: string) => text.toLowerCase().includes(sought);
  if (isMeant(titleOf(group.name)) || isMeant(group.name)) return [group];
  const tags = group.tags.filter(({ tag, example }) => isMeant(tag) || isMeant(example));
  return tags.length > 0 ? [{ ...group, block: "", tags }] : [];
}

function Group({ group: { name, block, tags } }: { group: TagGroup }) {
  const title = titleOf(name);
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      {block && (
        <div className="grid gap-3 rounded-md border border-line bg-canvas p-3">
          <pre className="overflow-x-auto whitespace-pre-wrap break-words font-mono text-sm">{block}</pre>
          <div>
            <Button
              look="outline"
              size="sm"
              aria-label={`Copy the whole block of ${title}`}
              onClick={() => void copyText(block, `The block of ${title}`)}
            >
              <Copy aria-hidden /> Copy block
            </Button>
          </div>
        </div>
      )}
      {tags.length > 0 && (
        <ul className="border-line border-t">
          {tags.map(({ tag, example }) => (
            <li key={tag} className="flex items-center gap-3 border-line border-b py-1.5">
              <div className="min-w-0 flex-1">
                <p className="break-words font-mono text-sm">{tag}</p>
                {example && <p className="line-clamp-3 break-words text-ink-soft text-sm">{example}</p>}
              </div>
              <Button
                look="quiet"
                size="icon"
                aria-label={`Copy ${tag}`}
                onClick={() => void copyText(tag, tag)}
              >
                <Copy aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
