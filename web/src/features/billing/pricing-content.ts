import { type Plan, settings, shortName } from "@/lib/settings";

/** PR-1. */
const planLines: Record<string, string> = {
  personal: "For an active job search or a small desk.",
  professional: "For agencies and HR teams.",
};

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export const lineOf = ({ id, price, credits }: Plan): string | undefined =>
  price === 0 ? `Try it with ${words[credits] ?? credits} ${credits === 1 ? "CV" : "CVs"}.` : planLines[id];

/** How many CVs the plans that are paid have, as this installation sells them. */
function limits(): string {
  const [first, ...more] = settings.plans.filter(({ price }) => price > 0);
  if (!first) return "Your administrator sets how many.";
  const all = [
    `${first.credits} CVs a month on ${shortName(first)}`,
    ...more.map((plan) => `up to ${plan.credits} on ${shortName(plan)}`),
  ];
  return `${new Intl.ListFormat("en-GB").format(all)}; unused monthly credits do not carry over.`;
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
