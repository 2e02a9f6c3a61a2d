import { BadgeCheck, Crosshair, Files, Ruler, SlidersHorizontal, SpellCheck } from "lucide-react";

/** HW-1: six, in this order. */
export const ways = [
  {
    icon: Crosshair,
    title: "Smart CV Customisation",
    picture: ["match", "The match: requirements of the advert, each with the line of the CV that shows it"],
    text: "Matches a CV to a job.",
    steps: [
      "Upload the CV",
      "Add the job description",
      "Choose Strict or Flexible",
      "Convert",
      "Read the match report",
    ],
    benefits: ["What is relevant comes first", "Gaps are shown honestly", "The facts stay the same"],
  },
  {
    icon: Files,
    title: "Bulk CV Conversion",
    picture: ["several", "Three files of one conversion: two are done, one could not be read and says why"],
    text: "Up to 10 CVs against one job.",
    steps: ["Drop the files", "Add the job", "Convert", "Get one zip"],
    benefits: ["The same format for all", "One broken file stops nothing", "Only finished CVs are charged"],
  },
  {
    icon: SlidersHorizontal,
    title: "CV Content Control",
    picture: ["limits", "The options: limits for experience, projects and skills"],
    text: "Decide how much appears.",
    steps: ["Open Styling", "Set limits for roles, projects and skills", "Save"],
    benefits: ["Tidy shortlists", "No trimming by hand", "Omitted items are listed"],
  },
  {
    icon: Ruler,
    title: "CV Length Optimisation",
    picture: ["length", "The options: Concise, Regular or Detailed"],
    text: "Concise, Regular or Detailed.",
    steps: ["Pick a length", "Convert", "Check the pages"],
    benefits: ["Fits client rules", "Keeps recent and relevant work", "Cuts whole bullets only"],
  },
  {
    icon: SpellCheck,
    title: "Professional Tone Adjustment",
    picture: ["changes", "The changes: first person struck out, third person in its place, with the reason"],
    text: "Person, tense and language errors.",
    steps: ["Choose first or third person", "Convert", "Review the changes"],
    benefits: ["One voice throughout", "British or American spelling is kept", "Names are protected"],
  },
  {
    icon: BadgeCheck,
    title: "Personal Branding",
    picture: ["icon", "The options: a branding icon that is saved"],
    text: "Your icon on each CV.",
    steps: ["Open Styling", "Choose an image up to 5MB", "Save Icon", "Convert"],
    benefits: ["Recognisable documents", "No Word skills needed", "Removable at any time"],
  },
] as const;
