/** What is said of the password of an account that is there: the server takes any sign that a sign-in form sends. */
export const passwordRule =
  "At least 8 characters, any but < > / \\ . Not a common password, nor the name or email.";

/** Registration takes fewer signs. */
export const registrationRule =
  "At least 8 characters: letters and digits, one of each at least, and . , ! ~ ? if you like. Not a common password, nor the name or email.";
