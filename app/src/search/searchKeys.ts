import { searchOpener, type SearchRequest } from './searchOpener.ts';

const FIELDS = 'input, select, textarea, [contenteditable]';

/**
 * The search that a key requests: "/" outside of fields, or K with Ctrl or ⌘. Null for any other
 * key, and while a dialog is open.
 */
export function searchRequest({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): SearchRequest | null {
  const isCommand = ctrlKey || metaKey;
  if (altKey || document.querySelector('dialog[open]')) return null;
  if (key === 'k' && isCommand) return 'dialog';
  return key === '/' && !isCommand && !(target as Element).closest(FIELDS) ? 'field' : null;
}

/**
 * Opens the search with its keys, on pages that have one, instead of what the browser does. Until
 * the search was opened once, its place is held by a button.
 */
export function followSearchKeys(): void {
  addEventListener('keydown', (event) => {
    const as = searchRequest(event);
    const button = document.querySelector<HTMLElement>('button[aria-keyshortcuts]');
    if (!as || !(searchOpener.open || button)) return;
    event.preventDefault();
    searchOpener.as = as;
    if (searchOpener.open) searchOpener.open(as);
    else button?.click();
  });
}
