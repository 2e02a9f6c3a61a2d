import { type Plan, settings } from "@/lib/settings";

/** PR-1. */
const planLines: Record<string, string> = {
  personal: "For an active job search or a small desk.",
  professional: "For agencies and HR teams.",
};

export const lineOf = ({ id, price, credits }: Plan): string | undefined =>
  price === 0 ? `Try it with ${credits === 1 ? "1 CV" : `${credits} CVs`}.` : planLines[id];

/** How many CVs the plans that are paid have, as this installation sells them: "200 CVs a month with the Personal Plan". */
function limits(): string {
  const paid = settings.plans.filter(({ price }) => price > 0);
  const each = paid.map(({ name, credits }) => `${credits} CVs a month with the ${name}`);
  const all = each.length > 0 ? new Intl.ListFormat("en-GB").format(each) : "";
  return all ? `${all}; unused monthly credits do not carry over.` : "Your administrator sets how many.";
}

export const commonLines = [
  "Third-person conversion",
  "Format standardisation",
  "Resume personalisation",
  "Branded CVs",
];

/** PR-2. */
export const pricingQuestions = () => [
  {
    id: "formats",
    question: "Which file formats can I use?",
    answer:
      "Upload PDF, DOCX, DOC or JSON, or paste plain text. You receive Word; several CVs come as a zip.",
  },
  {
    id: "personalised",
    question: "How are CVs personalised?",
    answer:
      "Against the job description you add, with style options for wording, length, person and section limits.",
  },
  {
    id: "limit",
    question: "Is there a limit?",
    answer: limits(),
  },
  {
    id: "payment",
    question: "How can I pay?",
    answer: "By the cards and wallets our payment provider supports; we never see or store card numbers.",
  },
];
