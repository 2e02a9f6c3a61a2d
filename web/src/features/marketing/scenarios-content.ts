type Scenario = { title: string; description: string; details: string };

/** SC-2: twelve, in this order. */
export const scenarios: Scenario[] = [
  {
    title: "Rapid Response Team Formation",
    description: "Fill an urgent roster in hours.",
    details:
      "Convert ten CVs against the tasking at once; each comes back with the must-haves it meets and the words that show it.",
  },
  {
    title: "Security Clearance Pre-Screening",
    description: "See stated clearances first.",
    details:
      "Level, status and dates stand in a section of their own, as the CV states them; a lapsed clearance counts as partly met. Nothing is assumed, and formal vetting is still required.",
  },
  {
    title: "Cross-Departmental Talent Allocation",
    description: "Find people outside the usual desk.",
    details: "CVs from different branches come in one order, so that equivalent experience is easy to see.",
  },
  {
    title: "Training Programme Optimisation",
    description: "Train for real gaps.",
    details:
      "Every CV is set against the role’s requirements; what it does not evidence is what training has to close.",
  },
  {
    title: "International Coalition Building",
    description: "Make CVs from several nations comparable.",
    details: "The same sections and date style for all; original ranks are kept as written.",
  },
  {
    title: "Veteran Transition Support",
    description: "A civilian layout for service experience.",
    details:
      "Service records become a standard CV that civilian employers can read, with achievements kept intact.",
  },
  {
    title: "Specialised Task Force Assembly",
    description: "Match rare combinations.",
    details:
      "See the evidence for several requirements at once, such as language plus certificate plus field time.",
  },
  {
    title: "Succession Planning",
    description: "Know who could be next.",
    details:
      "Set each candidate’s CV against the role profile and see what is met and what is still missing.",
  },
  {
    title: "R&D Team Formation",
    description: "Put researchers and engineers on one page.",
    details: "Publications, skills and projects come in the same sections for everybody.",
  },
  {
    title: "Disaster Response Coordination",
    description: "Build mixed civil and military teams.",
    details: "Short, uniform CVs that partners can read at once.",
  },
  {
    title: "Compliance and Audit Preparation",
    description: "Files that stand up to review.",
    details:
      "Each change is recorded with its reason. Gaps, papers that have run out and whatever was read with doubt are listed to be checked.",
  },
  {
    title: "Interagency Collaboration",
    description: "One format that every agency can read.",
    details: "Each partner receives the same sections in the same order, tailored to its own requirement.",
  },
];

/** SC-3: eight. */
export const keyFeatures = [
  ["Bulk CV Conversion", "Up to ten at a time, in one zip."],
  ["Standardised Format Creation", "One order for all."],
  ["Job Description Tailoring", "From requirements to evidence."],
  ["Security Clearance Highlighting", "Stated level, status and dates in a section of their own."],
  ["Skill Gap Analysis", "Met, partly met, not evidenced."],
  ["Cross-Departmental Skill Mapping", "The same skill under different names."],
  ["Multilingual Support", "Reads CVs in other languages and keeps them in theirs."],
  ["Compliance Checking", "Gaps, markings, and certificates and clearances that have run out."],
] as const;

/** What the scenarios look like in the product. */
export const seen = [
  [
    "compare",
    "Candidates side by side: what each shows of the must-haves",
    "Who shows what the tasking asks for",
  ],
  [
    "match",
    "The match: requirements, each with the line that shows it",
    "Each requirement with the words that meet it",
  ],
  [
    "changes",
    "The changes: struck out, put in, with the reason",
    "Each change with its reason, for the file",
  ],
] as const;
