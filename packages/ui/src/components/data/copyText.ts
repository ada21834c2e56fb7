/**
 * Copies a text to the clipboard; returns whether that worked. Where the clipboard API is denied or missing (in-app browsers, plain http), it
 * falls back to `execCommand` with a field inside `place`, because nothing outside a modal dialog can be selected.
 */
export async function copyText(text: string, place: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text, place ?? document.body);
  }
}

function copyThroughField(text: string, place: HTMLElement): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  // Invisible but selectable; below 16 px a phone would zoom in.
  field.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1px; height: 1px; opacity: 0; font-size: var(--text-16);';
  place.append(field);
  field.select();
  let copied: boolean;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
