/** Texts of the specification for the converter and the icon panel; do not reword. */
export const messages = {
  creditTooltip: "1 Credit is equal to 1 CV Conversion",
  noCv: "Please upload a CV before converting.",
  missing: (template: string, labels: string[]) =>
    `${template} needs ${new Intl.ListFormat("en-GB").format(labels).replace(/\.$/, "")}. Please fill ${labels.length === 1 ? "it" : "them"} in before converting.`,
  failed: "CV Conversion failed. Please try again.",
  fetchFailed: "An error occurred while fetching CV conversion results.",
  goesOn:
    "The conversion goes on without this page; please do not start it again. As soon as the server answers, open it under Past conversions.",
  startFailed: (message: string) => `Failed to complete action: ${message}`,
  icon: {
    none: "No CV icon found for the user",
    invalid: "Invalid file format or size. Please select an image file up to 5MB.",
    selected: "File selected. Please save to upload.",
    uploadFallback: "Upload failed",
    removeFallback: "Removal failed",
    uploadFailed: "Failed to upload and save icon. Please try again.",
    removeFailed: "Failed to remove icon. Please try again.",
  },
  reviewed: "Done: the document shows it.",
  reviewing: "Putting it into the document…",
  notReviewed: "The document is older than your decisions.",
  reviewFailed: (message: string) =>
    `${message || "Your decisions could not be applied."} They are still here: please try again.`,
  merged: "Decisions from another window are kept, too. Undo begins anew from here.",
  changedElsewhere: "Another window changed this conversion: you get it, and see it here, as it is now.",
  teamChanged: (now: string) =>
    `The team’s defaults have changed; what you chose yourself stays. Your next conversion: ${now}.`,
  loadedAgain: "Another window changed this CV. Here it is as it is now: please choose once more.",
  clash: (texts: [label: string, theirs: string][]) =>
    `Another window changed the same ${texts.length === 1 ? "text" : "texts"} meanwhile: ${texts
      .map(([label, theirs]) => `${label}, there ${theirs ? `“${theirs}”` : "left out"}`)
      .join("; ")}. Yours stand here, and everything else of both is kept.`,
  notMended: (message: string) =>
    `${message || "The line could not be changed."} The document is as it was before: try again, or undo it.`,
  accepted: "Accepted. 1 credit is used.",
  refused: "Refused. The credit is back.",
  notCancelled: "The conversion could not be cancelled. Please try again.",
  notDecided: "This could not be done. Please try again.",
  /** of what is taken away */
  withheld: (names: string[]) =>
    `${names.length === 1 ? "1 CV is" : `${names.length} CVs are`} left out, for ${names.length === 1 ? "it" : "they"} may not be blind: ${new Intl.ListFormat("en-GB").format(names)}. Open ${names.length === 1 ? "it" : "each"} and give its name.`,
  someWithheld: (count: number) =>
    `${count === 1 ? "1 CV is" : `${count} CVs are`} left out, for ${count === 1 ? "it" : "they"} may not be blind. Open the conversion to give the missing ${count === 1 ? "name" : "names"}.`,
  allWithheld: "Nothing is downloaded, for it may not be blind. Give the name of the candidate first.",
  named: "The name is taken out. The CV can be downloaded.",
  notMade: "The file could not be made. Please try again.",
  notRefreshed: "Your decisions are kept, but the document could not be fetched. Please try again.",
} as const;
