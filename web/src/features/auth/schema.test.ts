import { describe, expect, it } from "vitest";
import { loginSchema, passwordPattern, registerSchema, resetSchema } from "./schema";

describe("RG-3 boundary passwords", () => {
  it.each([
    ["abcdef1", false],
    ["abcdefg1", true],
    ["abcdefgh", false],
    ["12345678", false],
    ["abcdef1!", true],
    ["abcdef1#", false],
    ["abcdef1.", true],
    ["abcdef1,", true],
    ["abcdef1~", true],
    ["abcdef1?", true],
    ["abcdef 1", false],
    ["ABCDEFG1", true],
    ["äbcdefg1", false],
    ["abcdefg1\n", false],
  ])("%j", (password, accepted) => {
    expect(passwordPattern.test(password)).toBe(accepted);
  });
});

const texts = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) => Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));

it("RG-2 says everything at once", () => {
  const form = {
    name: " ",
    email: "x@y",
    organisation: "",
    password: "short",
    confirmation: "other",
    terms: false,
  };
  expect(texts(registerSchema.safeParse(form))).toEqual({
    name: "Name is required",
    email: "Please enter a valid email address",
    password: "Password must be at least 8 characters long and contain at least one letter and one number",
    confirmation: "Passwords do not match",
    terms: "You must accept the terms and conditions",
  });
});

it("LO-2 judges and sends without angle brackets and slashes", () => {
  expect(loginSchema.parse({ email: " <me/>@example.org ", password: "a<b>c/d\\1" })).toEqual({
    email: "me@example.org",
    password: "abcd1",
  });
  expect(texts(loginSchema.safeParse({ email: "nobody", password: "x" }))).toEqual({
    email: "Invalid email format",
  });
});

it("RS-2 texts, and stripped before they are compared", () => {
  expect(texts(resetSchema.safeParse({ code: "", password: "1234567", confirmation: "x" }))).toEqual({
    code: "Please enter the one-time password",
    password: "New password must be at least 8 characters long",
    confirmation: "New password and confirm password do not match",
  });
  expect(resetSchema.parse({ code: "<12/34>", password: "abc<defgh", confirmation: "abcdefgh" })).toEqual({
    code: "1234",
    password: "abcdefgh",
    confirmation: "abcdefgh",
  });
});
