/** PR-1. */
export const planLines: Record<string, string> = {
  demo: "Try it with three CVs.",
  personal: "For an active job search or a small desk.",
  professional: "For agencies and HR teams.",
};

export const commonLines = [
  "Third-person conversion",
  "Format standardisation",
  "Resume personalisation",
  "Branded CVs",
];

/** PR-2. */
export const pricingQuestions = [
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
    answer:
      "200 CVs a month on Personal and up to 2000 on Professional; unused monthly credits do not carry over.",
  },
  {
    id: "payment",
    question: "How can I pay?",
    answer: "By the cards and wallets our payment provider supports; we never see or store card numbers.",
  },
];
