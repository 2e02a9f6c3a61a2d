/**
 * What the renderer drops of a Word file and a reader would miss: room between a border and its text, spacing
 * between letters, bullets that a style inherits, dates at the right edge, and the plane behind a column.
 */

type Values = Record<string, string>;
type Style = {
  id: string;
  target: string | null;
  basedOn: string | null;
  styles: { target: string; values: Values }[];
  paragraphProps?: { numbering?: unknown; tabs?: Tab[] };
};
type Tab = { position: string; style: string };
type Block = {
  type: string;
  children?: Block[];
  styleName?: string;
  className?: string;
  tabs?: Tab[];
};
type Part = { _xmlDocument?: Document };
/** What of the renderer's document is read and changed here. */
export type Model = { parts: Part[]; stylesPart?: Part & { styles: Style[] }; documentPart: { body: Block } };

/** Marks a rule that has to win over the one of its bullets. */
const ownPlace = "--own-place";

export function preferOwnPlace(styles: CSSStyleSheet): void {
  for (const rule of styles.cssRules) {
    if (!(rule instanceof CSSStyleRule) || !rule.style.getPropertyValue(ownPlace)) continue;
    const name = /^p(\.[\w-]+)$/.exec(rule.selectorText)?.[1];
    if (name) rule.selectorText = `p${name}${name}`;
  }
}

const sides = [
  ["left", "padding-left"],
  ["right", "padding-right"],
  ["top", "padding-top"],
  ["bottom", "padding-bottom"],
] as const;

const kid = (element: Element | undefined, name: string): Element | undefined =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name);
const number = (element: Element | undefined, name: string): number =>
  Number([...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value ?? 0);
const points = (twentieths: number): string => `${twentieths / 20}pt`;

/**
 * Before it is rendered: `model` is what the renderer has read, with the XML of its parts. The rules that come
 * back are for the style sheet.
 */
export function restore(model: Model): string {
  const known = new Map((model.stylesPart?.styles ?? []).map((style) => [style.id, style]));
  const written = [...(model.stylesPart?._xmlDocument?.getElementsByTagNameNS("*", "style") ?? [])];
  for (const element of written) {
    const style = known.get(element.getAttribute("w:styleId") ?? "");
    if (style?.target === "p" || style?.target === "span") restoreStyle(style, element);
  }
  for (const style of known.values()) inherit(style, known);
  markTabs(model.documentPart.body, known);
  return oneFrame(written);
}

/** Paragraphs with the same frame that follow each other have one around them. */
function oneFrame(styles: Element[]): string {
  const frames = styles
    .map((style) => ({
      name: `p.docx_${style.getAttribute("w:styleId")?.toLowerCase()}`,
      frame: kid(kid(style, "pPr"), "pBdr"),
    }))
    .filter(({ name, frame }) => /^[\w.-]+$/.test(name) && kid(frame, "top") && kid(frame, "bottom"));
  return frames
    .flatMap((one) => frames.map((next) => [one, next] as const))
    .filter(([one, next]) => one.frame?.innerHTML === next.frame?.innerHTML)
    .map(
      ([{ name: one }, { name: next }]) => `
${one}:has(+ ${next}) { border-bottom: 0 !important; padding-bottom: 0 !important; margin-bottom: 0 !important; }
${one} + ${next} { border-top: 0 !important; padding-top: 0 !important; margin-top: 0 !important; }`,
    )
    .join("");
}

function restoreStyle(style: Style, element: Element): void {
  const values = valuesOf(style);
  const letters = number(kid(kid(element, "rPr"), "spacing"), "val");
  if (letters) values["letter-spacing"] = points(letters);
  const paragraph = kid(element, "pPr");
  const indent = kid(paragraph, "ind");
  const margins = { left: number(indent, "left"), right: number(indent, "right") };
  const hanging = number(indent, "hanging");
  if (hanging) values["--hang"] = points(hanging);
  // in the narrow view no text is pushed to the edge (--most-indent)
  if (margins.left > 600) {
    values["margin-inline-start"] = `min(${points(margins.left)}, var(--most-indent, 1000pt))`;
  }
  for (const [side, padding] of sides) {
    const border = kid(kid(paragraph, "pBdr"), side);
    const room = number(border, "space");
    if (!room) continue;
    values[padding] = `${room}pt`;
    // Word draws the border outside of the text's edge
    if (side === "left" || side === "right") {
      const start = margins[side] / 20 - room - number(border, "sz") / 8;
      values[side === "left" ? "margin-inline-start" : "margin-inline-end"] = `${start}pt`;
    }
  }
}

function valuesOf(style: Style): Values {
  const own = style.styles.find(({ target }) => target === style.target);
  if (own) return own.values;
  const values: Values = {};
  style.styles.push({ target: style.target ?? "p", values });
  return values;
}

/** A style has the bullets of the one that it is based on, at its own place. */
function inherit(style: Style, known: Map<string, Style>): void {
  const base = known.get(style.basedOn ?? "");
  const numbering = base?.paragraphProps?.numbering;
  if (!numbering || style.paragraphProps?.numbering) return;
  style.paragraphProps = { ...style.paragraphProps, numbering };
  const values = valuesOf(style);
  if (!values["margin-inline-start"]) return;
  values[ownPlace] = "1";
  values["text-indent"] = "0"; // the bullet hangs before the text
}

function markTabs(block: Block, known: Map<string, Style>): void {
  for (const child of block.children ?? []) {
    if (child.type !== "paragraph") markTabs(child, known);
    else if (tabsIn(child) === 1) child.className = kindOf(child, known);
  }
}

const tabsIn = (block: Block): number =>
  block.type === "tab" ? 1 : (block.children ?? []).reduce((sum, child) => sum + tabsIn(child), 0);

/** "tab-end": what follows the tab stands at the line's end; "tab-hang": it begins where the next lines do. */
function kindOf(paragraph: Block, known: Map<string, Style>): string | undefined {
  const style = known.get(paragraph.styleName ?? "");
  const stops = (paragraph.tabs ?? style?.paragraphProps?.tabs ?? []).filter(
    ({ style }) => style !== "clear",
  );
  if (stops.length > 0) return stops.every(({ style }) => /right|end/.test(style)) ? "tab-end" : undefined;
  for (let at = style; at; at = known.get(at.basedOn ?? "")) {
    const indent = at.styles.find(({ target }) => target === "p")?.values["text-indent"];
    if (indent) return indent.startsWith("-") ? "tab-hang" : undefined;
  }
  return undefined;
}

/** After it is rendered. */
export function layTabs(root: Element): void {
  for (const paragraph of root.querySelectorAll<HTMLElement>("p:is(.tab-end, .tab-hang)")) {
    const tab = paragraph.querySelector<HTMLElement>(".docx-tab-stop");
    if (!tab) continue;
    tab.style.display = "none"; // it stays: the renderer measures it later
    const range = document.createRange();
    range.setStart(paragraph, 0);
    range.setEndAfter(tab);
    const lead = document.createElement("span");
    lead.className = "tab-lead";
    lead.append(range.extractContents());
    const rest = document.createElement("span");
    rest.className = "tab-rest";
    rest.append(...paragraph.childNodes);
    paragraph.append(lead, rest);
  }
}

/** A filled rectangle behind the text of each page: the plane of a column. */
export function layPlanes(model: Model, root: Element): void {
  for (const anchor of model.parts.flatMap(({ _xmlDocument: xml }) => [
    ...(xml?.getElementsByTagNameNS("*", "anchor") ?? []),
  ])) {
    const fill = kid(anchor.getElementsByTagNameNS("*", "spPr")[0], "solidFill");
    const colour = fill?.firstElementChild?.getAttribute("val") ?? "";
    if (anchor.getAttribute("behindDoc") !== "1" || !/^[0-9a-f]{6}$/i.test(colour)) continue;
    const extent = kid(anchor, "extent");
    const across = kid(anchor, "positionH")?.textContent;
    for (const page of root.querySelectorAll<HTMLElement>("section.docx")) {
      const plane = document.createElement("div");
      plane.className = "plane";
      plane.style.width = `${number(extent, "cx") / 12700}pt`;
      plane.style.height = `${number(extent, "cy") / 12700}pt`;
      plane.style.background = `#${colour}`;
      plane.style[across === "right" ? "right" : "left"] = "0";
      page.prepend(plane);
    }
  }
}
