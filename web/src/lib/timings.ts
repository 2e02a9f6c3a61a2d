/** Every delay that the specification names, in milliseconds. */
export const timings = {
  toast: 3000,
  adminToast: 2000,
  /** Of what has to be read, for the page is not as it was. */
  read: 12_000,
  loginRedirect: 1800,
  alreadyLoggedInAtLogin: 1500,
  alreadyLoggedInAtRegister: 3000,
  registerRedirect: 1000,
  resetRedirect: 2000,
  signOutRedirect: 1500,
  unauthorizedRedirect: 3000,
  /** One early look so that a fast result shows at once (D-54) … */
  firstPoll: 400,
  /** … and then the specification's clock. */
  poll: 4000,
  /** Between two questions for what has changed; the server holds each until something has. */
  watch: 150,
  uploadError: 3000,
  iconNotice: 3000,
  /** So long a finger rests on a button to read what it does. */
  held: 500,
  demoFade: 500,
  demoAdvance: 1000,
  demoTip: 5000,
  demoTipFade: 500,
  chatFade: 300,
  /** So long the bar says that the document holds what was decided; then the way back alone is left. */
  reviewed: 8000,
  /** So long a drawn picture of a template is taken for the present one. */
  thumbnail: 60_000,
} as const;
