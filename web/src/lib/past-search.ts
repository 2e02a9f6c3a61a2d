/** What past conversions are searched for; a day among it is one of this clock. */
export const pastSearch = (search: string) =>
  search ? { q: search, utc_offset: -new Date().getTimezoneOffset() } : {};
