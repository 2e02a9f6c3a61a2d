/** What the history calls a pasted job advert: its first line, where that is a title. */
export function pastedJob(text: string): File {
  const line = text.split("\n").find((candidate) => /\p{L}/u.test(candidate)) ?? "";
  const title = line
    .replace(/[\\/]/g, "-")
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/^[#*=\-_. ]+|[#*=\-_. ]+$/g, "");
  return textFile(title && title.length <= 80 ? `${title}.txt` : "job-description.txt", text);
}

export function textFile(name: string, text: string): File {
  return new File([text], name, { type: "text/plain" });
}
