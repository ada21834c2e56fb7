/** What the script in the head of the page remembers until the application listens: the button that was pressed last. */
export interface EarlyInput {
  pressed: HTMLElement | null;
  /** Stops remembering. */
  end(): void;
}

declare global {
  interface Window {
    atlasEarly?: EarlyInput;
  }
}

const nativeValue = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;

/** Whether somebody changed a field since the page arrived; then it is put back and changed again, this time with somebody listening. */
function repeat(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    if (first && field.value !== first.value) field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // Of radio buttons the chosen one says it all.
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement && field.type === 'file') {
    if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const typed = field.value;
  if (typed === field.defaultValue || field.readOnly) return;
  // React compares with what it set last, and it goes unnoticed what is set past it.
  field.value = field.defaultValue;
  nativeValue(field)?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Carries out what somebody did to the page before the application listened: what was typed and chosen, then the last press of a button, once. */
export function replayEarlyInput(root: HTMLElement): void {
  const early = window.atlasEarly;
  early?.end();
  delete window.atlasEarly;
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'))
    repeat(field);
  const pressed = early?.pressed;
  if (!pressed) return;
  pressed.removeAttribute('aria-busy');
  // Once what was typed has arrived in the form.
  setTimeout(() => root.contains(pressed) && pressed.click());
}
