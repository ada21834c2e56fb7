/**
 * What the script in the head of the page remembers until the application listens: the button that was pressed last. It keeps each press from React,
 * which listens before it has told that the page is taken over: otherwise the press would be carried out there and then once more.
 */
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How somebody changed a field since the page arrived, to be done again with somebody listening; null where nobody did. */
function changeOf(field: Field): (() => void) | null {
  const report = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    const chosen = field.value;
    if (!first || chosen === first.value) return null;
    return () => {
      field.value = chosen;
      report('change');
    };
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // Of radio buttons the chosen one says it all.
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return null;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  if (field instanceof HTMLInputElement && field.type === 'file') return field.files?.length ? () => report('change') : null;
  const typed = field.value;
  if (typed === field.defaultValue || field.readOnly) return null;
  return () => {
    // React compares with what it set last, and it goes unnoticed what is set past it.
    field.value = field.defaultValue;
    nativeValue(field)?.call(field, typed);
    report('input');
  };
}

/** React comes to some places of a page later than to others, but at once to where something happens. */
const takeOver = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));

/** Carries out what somebody did to the page before the application listened: what was typed and chosen, then the last press of a button, once. */
export function replayEarlyInput(root: HTMLElement): void {
  const early = window.atlasEarly;
  early?.end();
  delete window.atlasEarly;
  const changes = [...root.querySelectorAll<Field>('input, textarea, select')].map((field) => ({ field, again: changeOf(field) }));
  // Not within the effect that tells of the page: meanwhile React takes nothing over.
  queueMicrotask(() => {
    for (const { field, again } of changes) {
      if (!again) continue;
      takeOver(field);
      again();
    }
  });
  const pressed = early?.pressed;
  if (!pressed) return;
  pressed.removeAttribute('aria-busy');
  // Once what was typed has arrived in the form.
  setTimeout(() => root.contains(pressed) && pressed.click());
}
