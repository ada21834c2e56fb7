import type { TabLink } from '@atlas/ui';

/** The title of a page in parts: the first part has the page's own, and so has one that is a page by itself. */
export function tabTitle(title: string, tabs: readonly TabLink[] = []): string {
  const open = tabs.findIndex(({ current }) => current);
  const label = tabs[open]?.label;
  return open > 0 && label !== title ? `${title}: ${label}` : title;
}
