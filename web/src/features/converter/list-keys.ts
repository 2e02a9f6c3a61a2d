/** Where the focus is when the keys of the list are meant; a button, such as that of the next CV, has no letters of its own. */
const places = '[role="tabpanel"], [role="tab"], .review-bar, button';
/** What has keys of its own, as long as it is open. */
const others = '[role*="dialog"], [role="menu"]';

/** Keys are meant for the list: nothing is typed, and the focus is on its tab, in its panel, on a button, or nowhere. */
export function isForList({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return false;
  if (target === document.body) return !document.querySelector(others);
  return target.closest(places) !== null && target.closest(`input, textarea, select, ${others}`) === null;
}
