import { roleInUse, searchRoute, searchTypes, type SearchTypeChoice, type SessionUser } from '@atlas/domain/access';
import { searchResultPath, type SearchType } from '@atlas/domain/navigation';
import type { SearchGroup } from '@atlas/ui';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import Filter from 'lucide-react/icons/filter';
import Users from 'lucide-react/icons/users';
import { hasScreenFor } from '../routing/hasScreen.ts';
import type { Found } from './readSearch.ts';

const ICONS: Record<SearchType, SearchGroup['icon']> = {
  course: BookOpen,
  lesson: CirclePlay,
  event: CalendarDays,
  resource: FileText,
  product: Package,
  user: CircleUserRound,
  funnel: Filter,
  group: Users,
};

/** The types whose results have a page that exists. */
export const shownTypes = (user: SessionUser): SearchTypeChoice[] =>
  searchTypes(user).filter(({ value }) => {
    const route = searchRoute(value, user);
    return route !== null && hasScreenFor(user, route.name);
  });

/** Groups the results by type, each as a link. The type of the best match comes first. */
export function searchGroups(found: readonly Found[], user: SessionUser): SearchGroup[] {
  const role = roleInUse(user);
  const places = new Map(found.toReversed().map(({ type }, index) => [type, found.length - index]));
  return shownTypes(user)
    .map(({ value, label }) => ({
      type: value,
      label,
      icon: ICONS[value],
      results: found
        .filter(({ type }) => type === value)
        .map((one) => ({ id: one.key, title: one.title, href: searchResultPath(one, role), meta: one.detail ?? undefined })),
    }))
    .filter(({ results }) => results.length > 0)
    .toSorted((one, other) => (places.get(one.type) ?? 0) - (places.get(other.type) ?? 0));
}
