import { findPages, findQuickActions, type SessionUser } from '@atlas/domain/access';
import type { SearchGroup } from '@atlas/ui';
import Plus from 'lucide-react/icons/plus';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { menuHref } from '../shell/menuHref.ts';

/** The most pages and actions next to the results of a search. */
const MAX_NEXT_TO_RESULTS = 5;

/**
 * The quick actions and pages that a search finds without the server: all of them before the user
 * types, then those that match.
 */
export function pageGroups(query: string, user: SessionUser): SearchGroup[] {
  const most = query.trim() === '' ? undefined : MAX_NEXT_TO_RESULTS;
  const actions = findQuickActions(user, query).flatMap((item) => {
    const href = menuHref(item, user);
    return href === null ? [] : [{ id: item.key, title: item.label, href }];
  });
  const pages = findPages(user, query).flatMap(({ item, group }) => {
    const href = menuHref(item, user);
    return href === null ? [] : [{ id: `${group} ${item.key}`, title: item.label, href, meta: group ?? undefined }];
  });
  const groups: SearchGroup[] = [
    { type: 'page', label: 'Pages', icon: ArrowRight, results: pages.slice(0, most), isInstant: true },
    { type: 'action', label: 'Quick actions', icon: Plus, results: actions.slice(0, most), isInstant: true },
  ];
  // The few actions come before the long list of all pages.
  return (most === undefined ? groups.toReversed() : groups).filter(({ results }) => results.length > 0);
}
