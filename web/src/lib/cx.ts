import { clsx } from "clsx";

/** Joins class names. Components leave to `className` only what they do not set themselves. */
export const cx = clsx;
