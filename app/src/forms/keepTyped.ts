/** What somebody typed into the first paint of a form, before the form itself was there. */
export interface Typed {
  values: Map<string, string>;
  focused: string | null;
}

/** Reads the fields of the first paint. */
export function readTyped(root: HTMLElement): Typed {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[id]')].filter((field) => field.value !== '');
  const active = document.activeElement;
  return {
    values: new Map(fields.map((field) => [field.id, field.value])),
    focused: active instanceof HTMLInputElement && root.contains(active) ? active.id : null,
  };
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
  if (focused !== null) document.getElementById(focused)?.focus();
}
