/**
 * The last button press, remembered by the script in the page head until the application listens.
 * The script hides each press from React. React listens before it reports hydration and would
 * otherwise carry the press out twice.
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

/**
 * Finds a change to a field since the page arrived.
 * @returns A function that repeats the change with listeners in place, or null without a change.
 */
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
    // The selected radio button is enough: the others follow from it.
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
    // React records each assignment to `value` and sees no change afterwards. The native setter
    // bypasses it.
    field.value = field.defaultValue;
    nativeValue(field)?.call(field, typed);
    report('input');
  };
}

/** Makes React hydrate the boundary around a field at once: an event there raises its priority. */
const takeOver = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * Replays early input once the application listens. Repeats what was typed and chosen, then the
 * last button press, once.
 */
export function replayEarlyInput(root: HTMLElement): void {
  const early = window.atlasEarly;
  early?.end();
  delete window.atlasEarly;
  const changes = [...root.querySelectorAll<Field>('input, textarea, select')].map((field) => ({ field, again: changeOf(field) }));
  // Not within the effect that reports the page: React hydrates nothing during it.
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
  // After the typed values have reached the form.
  setTimeout(() => pressed.isConnected && pressed.click());
}
