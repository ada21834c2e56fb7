import type { TabLink } from '@atlas/ui';

/**
 * The title of a page with tabs. The first tab has the page's title, as does a tab with the same
 * label as the title.
 */
export function tabTitle(title: string, tabs: readonly TabLink[] = []): string {
  const open = tabs.findIndex(({ current }) => current);
  const label = tabs[open]?.label;
  return open > 0 && label !== title ? `${title}: ${label}` : title;
}
