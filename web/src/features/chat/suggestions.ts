/** An answer and the questions that it offers to ask next; none = it offers none. */
export function withSuggestions(text: string): { answer: string; lead: string; questions: string[] } {
  const [whole, answer, lead, offered] =
    /^([\s\S]*?)\n\n((?:You may also ask|Did you mean):) (\*[^\n]+\*)$/.exec(text) ?? [];
  if (whole === undefined || !offered) return { answer: text, lead: "", questions: [] };
  const questions = offered.split(" · ").map((title) => title.replace(/^\*|\*$/g, ""));
  return { answer: answer ?? "", lead: lead ?? "", questions };
}
