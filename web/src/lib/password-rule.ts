const rule = (signs: string): string =>
  `At least 8 characters: ${signs}. Not a common password, nor the name or email.`;

/** What is said of the password of an account that is there: the server takes any sign that a sign-in form sends. */
export const passwordRule = rule("any signs but < > / \\");

/** Registration takes fewer signs. */
export const registrationRule = rule("letters and digits, one of each at least, and . , ! ~ ? if you like");
