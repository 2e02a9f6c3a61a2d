import base from "../playwright.config";

/** `npm run screenshots`: every screen at 360, 768 and 1280 px, light and dark, into web/screenshots/. */
export default { ...base, testDir: ".", testMatch: "screenshots.ts", timeout: 600_000 };
