/** Puts the focus at the heading of the page; at its content where no heading can have it, as where a phone shows a bar instead. */
export function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  // A heading that is hidden leaves it at the content.
  for (const place of [main, heading]) place?.focus({ preventScroll: true });
}
