/** Whom the table may be narrowed to; what is suspended is neither active nor inactive. */
export const userGroups = [
  ["", "All users"],
  ["active", "Only active"],
  ["inactive", "Only inactive"],
  ["suspended", "Only suspended"],
  ["admin", "Only admins"],
  ["demo", "Only demo plan"],
] as const;

export type UserGroup = Exclude<(typeof userGroups)[number][0], "">;
