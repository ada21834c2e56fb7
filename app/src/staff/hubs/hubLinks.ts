import { mainMenu, type SessionUser } from '@atlas/domain/access';
import type { PlainRouteName } from '@atlas/domain/navigation';
import { opensFor } from '../../routing/useOpens.ts';

/** A list that stands and that somebody may open, by its name in the menu. */
export interface HubLink {
  route: PlainRouteName;
  label: string;
}

/** The lists of an area of the menu, `content` or `community`, for whoever looks. Specification 1 §2.9. */
export function hubLinks(area: 'content' | 'community', user: SessionUser | null): readonly HubLink[] {
  const children = mainMenu(user).find(({ key }) => key === area)?.children ?? [];
  // Entries of the menu are routes without parameters.
  return children.flatMap(({ route, label }) =>
    route !== undefined && opensFor(user, route) ? [{ route: route as PlainRouteName, label }] : [],
  );
}

/** Which lists are counted: only those to which the page has a link. */
export const countsFor =
  <const Lists extends readonly PlainRouteName[]>(area: 'content' | 'community', lists: Lists) =>
  (_search: URLSearchParams, viewer: SessionUser | null): Record<Lists[number], boolean> => {
    const shown = hubLinks(area, viewer).map(({ route }) => route);
    return Object.fromEntries(lists.map((list) => [list, shown.includes(list)])) as Record<Lists[number], boolean>;
  };
