/** Texts of the specification for the demo; do not reword. */
export const messages = {
  noCv: "Please select a CV file before proceeding.",
  failed: "An error occurred during CV conversion. Please try again.",
  goesOn: "The conversion goes on by itself; the result will be among your past conversions.",
} as const;

/** DE-3: six, whatever was uploaded. */
export const tips = [
  "Add a job description for a sharper result.",
  "Read the finished CV before you send it: it is shown with the download.",
  "Third person suits agency CVs, first person suits your own.",
  "Fewer, recent skills read better.",
  "Dates as month and year avoid questions.",
  "Keep one master CV with everything in it.",
] as const;
