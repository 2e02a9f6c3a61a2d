/** A CV of a conversion whose document is in a download. */
export type Whose = {
  index: number;
  /** it may not be blind, and is there to be looked at only */
  withheld: boolean;
};

/** The header of a download that says which CVs its documents are of, in their order: "0;withheld, 2". */
export const cvIndex = (header: string | null): Whose[] =>
  (header ?? "").split(",").flatMap((item) => {
    const [index = "", ...said] = item.split(";").map((part) => part.trim());
    return /^\d+$/.test(index) ? [{ index: Number(index), withheld: said.includes("withheld") }] : [];
  });
