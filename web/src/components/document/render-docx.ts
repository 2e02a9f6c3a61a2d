import { layPlanes, layTabs, type Model, preferOwnPlace, restore } from "./as-in-word";
import { type Frame, markFolds, markPageNumbers, numberSheets } from "./page-numbers";

/** `pageWidth` in pixels; 0 = unknown. */
type Rendered = { nodes: Node[]; styles: CSSStyleSheet; pageWidth: number };

type Spec = {
  ns?: string;
  tagName: string;
  className?: string;
  style?: Record<string, string> | string;
  children?: (Spec | Node | string)[];
};

const layout = `
  :host { color-scheme: light; }
  .docx-wrapper { zoom: var(--zoom, 1); background: none; padding: 0; display: grid; gap: 16px; justify-content: safe center; }
  .docx-wrapper > section.docx { margin: 0; box-shadow: 0 1px 2px rgb(0 0 0 / .1), 0 12px 32px -12px rgb(0 0 0 / .25); background: #fff; color: #17282b; }
  section.docx { position: relative; isolation: isolate; overflow: clip; }
  .plane { position: absolute; top: 0; z-index: -1; }
  .fold { position: absolute; left: 0; right: 0; border-top: 1.5pt dashed #b0410e; color: #b0410e; background: none; font: 9pt/1.2 sans-serif; text-align: right; padding-right: 6pt; pointer-events: none; user-select: none; }
  :host([data-view="read"]) .fold { display: none; }
  @media print { .fold { display: none; } }
  p.tab-end { display: flex; justify-content: space-between; align-items: baseline; column-gap: 8pt; }
  .tab-end > .tab-rest { flex: none; white-space: nowrap; }
  .tab-end > span, .tab-hang > span { text-indent: 0; }
  .tab-hang > .tab-lead { display: inline-block; min-width: var(--hang, 0); white-space: nowrap; }
  :host([data-view="read"]) { --most-indent: 16pt; }
  :host([data-view="read"]) .plane { display: none; }
  :host([data-view="read"]) p:is(.tab-end, .tab-hang) { display: block; text-indent: 0 !important; }
  :host([data-view="read"]) :is(.tab-end, .tab-hang) > :is(.tab-lead, .tab-rest) { display: block; min-width: 0; white-space: normal; }
  :host([data-view="read"]) .docx-wrapper { zoom: 1.16; display: block; }
  :host([data-view="read"]) section.docx { width: auto !important; min-height: 0 !important; padding: 20px 16px !important; }
  :host([data-view="read"]) :is(header, footer) { display: none; }
  :host([data-view="read"]) :is(table, tbody, tr, td) { display: block; width: auto !important; height: auto !important; padding: 0 !important; }
  :host([data-view="read"]) span:has(> .docx-tab-stop) { display: block; height: 0; min-height: 0; overflow: hidden; }
  :host([data-view="read"]) :is(p, li) { overflow-wrap: anywhere; }
  [data-spot] { background: oklch(0.86 0.145 88 / .55); outline: 3px solid oklch(0.86 0.145 88 / .55); }
  mark[data-proof] { background: oklch(0.86 0.145 88 / .6); color: inherit; border-radius: 2px; cursor: help; }
  @media print { mark[data-proof] { background: none; } }
  :host([data-view="read"]) img { max-width: 100%; height: auto; }
`;

/**
 * A Word file as nodes and one constructed style sheet, for a shadow root. The content security policy
 * allows neither style elements nor style attributes; both are therefore applied through the CSSOM.
 */
export async function renderDocx(blob: Blob): Promise<Rendered> {
  const { parseAsync, renderDocument } = await import("docx-preview");
  const options = {
    ...{ experimental: true, useBase64URL: true, renderAltChunks: false, h: hyperscript as never },
    keepOrigin: true, // the XML of the parts
  };
  const model: Model & object = await parseAsync(blob, options);
  const frames = restore(model);
  const pages = markPageNumbers(model.parts as Frame[]);
  const nodes = await renderDocument(model, options);
  const styles = new CSSStyleSheet();
  const isStyle = (node: Node) => node.nodeName === "STYLE";
  styles.replaceSync(
    nodes
      .filter(isStyle)
      .map((node) => node.textContent ?? "")
      .join("\n") +
      frames +
      layout,
  );
  preferCharacterStyles(styles);
  hangBullets(styles);
  preferOwnPlace(styles);
  const shown = nodes.filter((node) => !isStyle(node));
  for (const node of shown) {
    if (!(node instanceof Element)) continue;
    secureLinks(node);
    namePictures(node);
    keepNumbersWhole(node);
    layTabs(node);
    layPlanes(model, node);
    const sheets = [...node.querySelectorAll<HTMLElement>("section.docx")];
    numberSheets(sheets, pages);
    markFolds(sheets, pages);
  }
  return { nodes: shown, styles, pageWidth: pageWidthOf(shown) };
}

/**
 * In Word a character style wins over its paragraph's style; the renderer writes it as the weaker selector
 * (`span.x` against `p.y span`), so that links and dates would look like the rest of their line.
 */
function preferCharacterStyles(styles: CSSStyleSheet): void {
  for (const rule of styles.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const name = /^span(\.[\w-]+)$/.exec(rule.selectorText)?.[1];
    if (name) rule.selectorText = `span${name}${name}`;
  }
}

/**
 * A bullet stands before its text and not in it, as in Word: as the first letter of the line it would be left
 * alone above an address that is longer than a line, and the text of the first line would begin too far left.
 */
function hangBullets(styles: CSSStyleSheet): void {
  const rules = [...styles.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  for (const { selectorText, style } of rules) {
    const paragraph = /^(p\.docx-num-[\w-]+)::before$/.exec(selectorText)?.[1];
    if (!paragraph || style.content.includes("counter(")) continue; // a number may be wider than its place
    const hung = rules.find(
      (rule) => rule.selectorText === paragraph && rule.style.textIndent.startsWith("-"),
    );
    if (!hung) continue;
    style.position = "absolute";
    style.insetInlineStart = hung.style.textIndent;
    style.textIndent = "0";
    hung.style.position = "relative";
    hung.style.textIndent = "0";
  }
}

function pageWidthOf(nodes: Node[]): number {
  const page = nodes
    .filter((node) => node instanceof Element)
    .flatMap((node) => [...node.querySelectorAll<HTMLElement>("section.docx")])[0];
  return page ? (Number.parseFloat(page.style.width) * 96) / 72 || 0 : 0;
}

/**
 * What stands in a tab until it is measured, and afterwards. The renderer measures with the first and leaves
 * the second, so what is set to a right tab would end short of it by the difference.
 */
const [emSpace, noBreakSpace] = ["\u2003", "\u00a0"];

/** docx-preview builds every element through this function. */
function hyperscript(spec: Spec | Node | string): Node {
  if (typeof spec === "string") return document.createTextNode(spec);
  if (spec instanceof Node) return spec;
  const { ns, tagName, className, style, children, ...props } = spec;
  if (tagName === "#fragment") {
    const fragment = document.createDocumentFragment();
    fragment.append(...(children ?? []).map(hyperscript));
    return fragment;
  }
  if (tagName === "#comment") return document.createComment("");
  const element = (
    ns ? document.createElementNS(ns, tagName) : document.createElement(tagName)
  ) as HTMLElement;
  if (className) element.setAttribute("class", className);
  if (typeof style === "string") element.style.cssText = style;
  else if (style) {
    for (const [name, value] of Object.entries(style)) {
      if (value === undefined || value === null) continue;
      if (name.startsWith("--")) element.style.setProperty(name, value);
      else (element.style as unknown as Record<string, string>)[name] = value;
    }
  }
  for (const [name, value] of Object.entries(props as Record<string, unknown>)) {
    if (value === undefined || value === null || name.startsWith("on")) continue;
    if (ns) element.setAttribute(name, String(value));
    else (element as unknown as Record<string, unknown>)[name] = value;
  }
  element.append(...(children ?? []).map((child) => hyperscript(child === emSpace ? noBreakSpace : child)));
  return element;
}

/** A telephone number, its groups apart. */
const telephone = /\+?\(?\d[\d ().-]{7,18}\d/g;

/** On a narrow screen a line may end beside a telephone number, not within it. */
function keepNumbersWhole(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    for (const match of [...text.data.matchAll(telephone)].reverse()) {
      const number = text.splitText(match.index);
      number.splitText(match[0].length);
      const whole = document.createElement("span");
      whole.style.whiteSpace = "nowrap";
      number.replaceWith(whole);
      whole.append(number);
    }
  }
}

/** The renderer drops the name that Word gives a picture; without one a reader is told its whole data address. */
function namePictures(root: Element): void {
  for (const picture of root.querySelectorAll("img:not([alt])")) picture.setAttribute("alt", "Picture");
}

/** Links of a CV open in a new tab, and only by harmless schemes. */
function secureLinks(root: Element): void {
  for (const link of root.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    if (!/^(https?:|mailto:|tel:|#)/i.test(href)) link.removeAttribute("href");
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
}
