/** What is said of passwords wherever one is set: registration takes no others, so one that fits fits everywhere. */
export const passwordRule =
  "At least 8 characters: letters and digits, one of each at least, and . , ! ~ ? if you like. Not a common password, nor the name or email.";
