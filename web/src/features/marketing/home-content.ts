import {
  ArrowDownNarrowWide,
  Crosshair,
  Files,
  type LucideIcon,
  SlidersHorizontal,
  SpellCheck,
  UserRound,
} from "lucide-react";

type Feature = { icon: LucideIcon; title: string; text: string };

/** HO-3: exactly six. */
export const features: Feature[] = [
  {
    icon: Crosshair,
    title: "Aligned with the position",
    text: "Requirements are read line by line and matched with evidence already in the CV.",
  },
  {
    icon: SlidersHorizontal,
    title: "Format and content, your way",
    text: "Choose template, person, length and how many roles, projects and skills appear.",
  },
  {
    icon: SpellCheck,
    title: "Spelling and grammar, corrected",
    text: "Typos and punctuation are fixed; names, places and product terms are left alone.",
  },
  {
    icon: ArrowDownNarrowWide,
    title: "The right number of pages",
    text: "Long CVs are shortened by relevance, and you see what was left out.",
  },
  {
    icon: UserRound,
    title: "First person to third",
    text: "“I led a team” becomes “She led a team”, with verbs that agree throughout.",
  },
  {
    icon: Files,
    title: "One CV, many jobs",
    text: "Keep one master CV and tailor it again for each vacancy.",
  },
];

/** HO-5: four. */
export const benefits = [
  { title: "Branded templates", text: "Your logo, colours and headings in every document." },
  { title: "Standardised formats", text: "Any candidate, same order, easy to compare." },
  {
    title: "A better candidate experience",
    text: "Candidates send the CV they have; there is no form to fill in.",
  },
  { title: "Dedicated support", text: "Write to support, and your layout is set up for you." },
];
