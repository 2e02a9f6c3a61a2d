import { settings, shortName } from "@/lib/settings";

/** AB-2; each with a line out of focus and the same line finished. */
export const aboutFeatures = [
  {
    title: "Personalised Tailoring",
    text: "Requirements are mapped to your experience. Matching evidence moves up, gaps are shown to you, and nothing is made up.",
    before: "I was responsible for the managment of stock in SAP EWM",
    after:
      "She was responsible for the management of stock in SAP EWM. Evidence for “Working knowledge of SAP EWM”.",
  },
  {
    title: "CV Creation from Text",
    text: "No document? Paste the text of an old email, a profile or your notes, and receive a structured CV.",
    before: "Shift Supervisor, Harrow Parcels, 2015 to 2019 - I supervised 40 drivers and loaders",
    after: "Shift Supervisor, 2015 – 2019. Harrow Parcels. Supervised 40 drivers and loaders.",
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
    before: "Hobbies. Where I worked. Schooling. What I can do",
    after: "Profile, Key Skills, Work Experience, Education, Interests.",
  },
];

/** What the plans of this installation are. */
function costs(): string {
  const free = settings.plans.find(({ price }) => price === 0);
  const paid = settings.plans.filter(({ price }) => price > 0).map(shortName);
  const perMonth = new Intl.ListFormat("en-GB").format(paid);
  const rule = "One credit is one CV.";
  if (free) {
    const credits = free.credits === 1 ? "1 credit" : `${free.credits} credits`;
    return `There is a free ${free.name} with ${credits}${perMonth && `, then ${perMonth} per month`}. ${rule}`;
  }
  return perMonth ? `${perMonth} ${paid.length === 1 ? "is" : "are"} paid per month. ${rule}` : rule;
}

/** AB-3. */
export const aboutQuestions = () => [
  {
    id: "use",
    question: `How do I use ${settings.product}?`,
    answer: settings.registration_closed
      ? "Ask your administrator for an account, log in, upload a CV, add a job description if you have one, set the style, convert, download."
      : "Register, pick a plan, upload a CV, add a job description if you have one, set the style, convert, download.",
  },
  {
    id: "cancel",
    question: "How do I cancel?",
    answer: "Go to My Profile > Manage Subscription. Access continues to the end of the paid period.",
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer: costs(),
  },
  {
    id: "details",
    question: "How do I change my details?",
    answer: "In My Profile: name and organisation. Your email address is your login and stays fixed.",
  },
];
