/** What somebody typed into the first paint of a form, before the form itself was there. */
export interface Typed {
  values: Map<string, string>;
  /** A selector for what had the focus. */
  focused: string | null;
}

/** Reads the fields of the first paint. */
export function readTyped(root: HTMLElement): Typed {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[id]')].filter((field) => field.value !== '');
  const active = document.activeElement;
  return {
    values: new Map(fields.map((field) => [field.id, field.value])),
    focused: active !== null && root.contains(active) ? selectorOf(active) : null,
  };
}

/** A field by its id, a link by where it leads. */
function selectorOf(element: Element): string | null {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute('href');
  return href === null ? null : `a[href="${CSS.escape(href)}"]`;
}

/** Puts it into the form that took the place of the first paint, as if it were typed there. */
export function restoreTyped({ values, focused }: Typed): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [id, value] of values) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || field.value !== '' || field.readOnly) continue;
    setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focused !== null) document.querySelector<HTMLElement>(focused)?.focus();
}
