import * as z from "zod/mini";

// Compiled parsers need `new Function`, which the content security policy forbids.
z.config({ jitless: true });

export { z };

/** local@domain.tld without spaces, angle brackets and slashes (D-2). */
export const emailPattern = /^[^\s@<>/\\]+@[^\s@<>/\\]+\.[^\s@<>/\\]+$/;

/** Login and reset send neither angle brackets nor slashes (D-24). */
export const stripUnsafe = (text: string): string => text.replace(/[<>/\\]/g, "");
