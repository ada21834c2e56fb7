/**
 * Focuses the heading of the page, or its content where no heading can take the focus. That is so
 * on phones, where a bar replaces the heading.
 */
export function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  // With a hidden heading the focus stays on the content.
  for (const place of [main, heading]) place?.focus({ preventScroll: true });
}
