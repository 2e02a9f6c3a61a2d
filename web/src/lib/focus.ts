/** How many frames a fault may take to be on the page: an answer of the server is drawn some time after it is told. */
const patience = 30;

/** Leads to the first field that is wrong, once the faults are on the page. */
export function focusFirstInvalid(form: HTMLFormElement, frames = patience): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) field.focus();
    else if (frames > 1) focusFirstInvalid(form, frames - 1);
  });
}
