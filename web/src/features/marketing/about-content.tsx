import { settings } from "@/lib/settings";

/** AB-2; each with a line out of focus and the same line finished. */
export const aboutFeatures = [
  {
    title: "Personalised Tailoring",
    text: "Requirements are mapped to your experience. Matching evidence moves up, gaps are shown to you, and nothing is made up.",
    before: "resp. for various stock matters, also some SAP",
    after: "Responsible for stock planning in SAP EWM. Serves the requirement “SAP EWM, working knowledge”.",
  },
  {
    title: "CV Creation from Text",
    text: "No document? Paste notes, an old e-mail or a profile, and receive a structured CV.",
    before: "worked at harrow parcels 2017 to 2021 as shift supervisor, 40 people",
    after: "Shift Supervisor, Harrow Parcels. 2017 – 2021. Planned the work of 40 people.",
  },
  {
    title: "Swift CV Processing",
    text: "Most conversions finish within seconds; the promise is under 30.",
    before: "Four pages, two columns, a table, a photo",
    after: "Two pages in Word, one column, headings a reader can scan.",
  },
  {
    title: "Format Standardisation",
    text: "Personal details, experience, education, skills and the rest always come in one house order.",
    before: "Hobbies. Work. Skills? Education (see below)",
    after: "Profile, Key Skills, Work Experience, Education, Languages.",
  },
];

/** AB-3. */
export const aboutQuestions = [
  {
    id: "use",
    question: `How do I use ${settings.product}?`,
    answer:
      "Register, pick a plan, upload a CV, add a job description if you have one, set the style, convert, download.",
  },
  {
    id: "cancel",
    question: "How do I cancel?",
    answer: "Go to My Profile > Manage Subscription. Access continues to the end of the paid period.",
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer:
      "There is a free Demo Plan with 3 credits, then Personal and Professional per month. One credit is one CV.",
  },
  {
    id: "details",
    question: "How do I change my details?",
    answer: "In My Profile: name and organisation. Your e-mail address is your login and stays fixed.",
  },
];
