import { reportedPage } from '@atlas/domain/bugReports';
import { routePath } from '@atlas/domain/navigation';

/** The parts of a window that name the page before. Older browsers have no list of entries. */
export interface PageHistory {
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null; entries(): readonly { readonly url: string | null }[] };
  readonly referrer: string;
  readonly origin: string;
}

/**
 * The page of the site from which a person came to report a bug, without the secrets in its address.
 * Empty when it is not known, or of another site.
 */
export function previousPage({ navigation, referrer, origin }: PageHistory): string {
  const index = navigation?.currentEntry?.index ?? 0;
  const before = (index > 0 ? navigation?.entries()[index - 1]?.url : null) ?? referrer;
  if (before !== origin && !before.startsWith(`${origin}/`)) return '';
  const page = reportedPage(before);
  return page === routePath('bugReport') ? '' : page;
}
