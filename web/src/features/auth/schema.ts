import { emailPattern, stripUnsafe, z } from "@/lib/zod";
import { messages } from "./messages";

const stripped = z.pipe(z.string(), z.transform(stripUnsafe));

/** LO-2. The shape is judged, and sent, without angle brackets and slashes. */
export const loginSchema = z.object({
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => stripUnsafe(text).trim()),
    ),
    z.string().check(z.regex(emailPattern, messages.login.invalidEmail)),
  ),
  password: z.pipe(stripped, z.string().check(z.minLength(1, messages.login.passwordRequired))),
});

/** RG-2, RG-3. */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d.,!~?]{8,}$/;

/** The same for password managers, which else make up passwords with dashes that are refused. */
export const madeByManagers =
  "minlength: 8; maxlength: 128; required: upper, lower; required: digit; allowed: [.,!~?];";

/** The characters of a password that registration does not take, each once; "" = none. */
export const unusable = (password: string): string =>
  [...new Set(password.replace(/[A-Za-z\d.,!~?]/g, ""))]
    .map((mark) => (mark === " " ? "space" : mark))
    .join(" ");

/** A password with letters in the place of what registration does not take: is there anything else against it? */
export const usable = (password: string): string => password.replace(/[^A-Za-z\d.,!~?]/gu, ".");

export const registerSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, messages.register.name)),
    email: z.string().check(z.trim(), z.regex(emailPattern, messages.register.email)),
    organisation: z.string().check(z.trim()),
    password: z.string().check(z.regex(passwordPattern, messages.register.password)),
    confirmation: z.string(),
    terms: z.boolean().check(z.refine((accepted) => accepted, messages.register.terms)),
  })
  .check(
    z.refine((form) => form.password === form.confirmation, {
      path: ["confirmation"],
      message: messages.register.confirmation,
      // also when another field is wrong, so that all is said at once
      when: ({ value }) => typeof (value as { confirmation?: unknown })?.confirmation === "string",
    }),
  );

export const resetRequestSchema = z.object({
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => stripUnsafe(text).trim()),
    ),
    z.string().check(z.minLength(1, messages.reset.email)),
  ),
});

export const resetSchema = z
  .object({
    code: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => stripUnsafe(text).trim()),
      ),
      z.string().check(z.minLength(1, messages.reset.code)),
    ),
    password: z.pipe(stripped, z.string().check(z.minLength(8, messages.reset.password))),
    confirmation: stripped,
  })
  .check(
    z.refine((form) => form.password === form.confirmation, {
      path: ["confirmation"],
      message: messages.reset.confirmation,
      when: ({ value }) => typeof (value as { confirmation?: unknown })?.confirmation === "string",
    }),
  );
