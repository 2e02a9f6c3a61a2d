import { settings } from "@/lib/settings";
import { staysText } from "./stays-text";

/** DP-1: every claim is one that the server keeps. */
export const privacyCards = () => [
  {
    id: "purpose",
    title: "Used for one purpose",
    short: "CVs are processed to make your document, nothing else.",
    detail:
      "The CV and the job description you upload are read, corrected, tailored and written to a Word file. They are never used to train models, never sold and never combined with other people’s data.",
  },
  {
    id: "place",
    title: "Stays where it is converted",
    short: staysText()
      ? `${staysText()}; no third party sees a CV.`
      : settings.wording_by
        ? "The engine is built in."
        : "Converted by the machine that runs this service, kept where its operator keeps files.",
    detail: `${whereText()}${keptText()} ${modelText()}`,
  },
  {
    id: "retention",
    title: "Kept briefly",
    short: "Files are erased after the retention time, or when you delete them.",
    detail: `Uploaded files and results are erased after the retention time that the operator sets, here ${daysText()}, or the one that you choose in Your Profile. You can erase a conversion at once from your history. Of an API key a hash is kept, of a webhook its address and for 30 days what became of each message; both go when you remove them.`,
  },
  {
    id: "protection",
    title: "Protected and traceable",
    short: "Hashed passwords, role-based access, a log without CV text.",
    detail:
      "Passwords are stored as argon2id hashes. Every call is checked for who may make it, and other people’s conversions look as if they did not exist. The log records who did what, never what a CV says.",
  },
];

const daysText = (): string => (settings.retention_days === 1 ? "1 day" : `${settings.retention_days} days`);

const whereText = (): string =>
  `Reading, correcting and tailoring happen on the machine that runs this service: your own, where you run it yourself; else the one that your browser sends the CV to${staysText() ? ", and no further" : ""}.`;

/** Where the operator keeps files and accounts, where that is another machine. */
const keptText = (): string => {
  const { file_store, database } = settings;
  const parts = [
    file_store && `uploaded files and results lie encrypted in an ${file_store}`,
    database && `accounts and lists of conversions in a ${database}`,
  ].filter(Boolean);
  return parts.length > 0
    ? ` Between conversions ${parts.join(", ")}, on machines that the operator has chosen.`
    : "";
};

/** What a language model gets to see, where the operator has connected one. */
const modelText = (): string =>
  settings.wording_by
    ? `The operator has connected a language model (${settings.wording_by}): it may tell what doubted lines of a CV are, and in Flexible it words sentences and, for a job, says what goes first, for which it gets tasks and skills of the CV in lists and the requirements of the job. Names, contacts and employers are replaced by placeholders; you can switch it off for a conversion.`
    : "An operator may let an outside model word the answers of the product assistant; it then sees the questions put to the assistant, never a CV.";

export const privacyQuestions = () => [
  {
    id: "who",
    question: "Who can see my CV?",
    answer: "You. Admins manage accounts, subscriptions and templates, not documents.",
  },
  {
    id: "how-long",
    question: "How long do you keep files?",
    answer: `For ${daysText()}, unless you choose otherwise in Your Profile; you can erase any conversion, or your whole account, yourself.`,
  },
  { id: "training", question: "Is my CV used to train AI?", answer: "No." },
  {
    id: "breach",
    question: "What happens in a data breach?",
    answer: "The Data Breach Policy (see the foot of this page) says who informs whom, and how fast.",
  },
];
