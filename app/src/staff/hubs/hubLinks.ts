import { mainMenu, type SessionUser } from '@atlas/domain/access';
import type { PlainRouteName } from '@atlas/domain/navigation';
import { opensFor } from '../../routing/useOpens.ts';

/** A list that the user may open, with its label in the menu. */
export interface HubLink {
  route: PlainRouteName;
  label: string;
}

/**
 * The lists in a menu area that the user may open.
 *
 * @spec 1 §2.9
 */
export function hubLinks(area: 'content' | 'community', user: SessionUser | null): readonly HubLink[] {
  const children = mainMenu(user).find(({ key }) => key === area)?.children ?? [];
  // Menu entries are routes without parameters.
  return children.flatMap(({ route, label }) =>
    route !== undefined && opensFor(user, route) ? [{ route: route as PlainRouteName, label }] : [],
  );
}

/** Returns the query variables that select the lists to count: those that the page links to. */
export const countsFor =
  <const Lists extends readonly PlainRouteName[]>(area: 'content' | 'community', lists: Lists) =>
  (_search: URLSearchParams, viewer: SessionUser | null): Record<Lists[number], boolean> => {
    const shown = hubLinks(area, viewer).map(({ route }) => route);
    return Object.fromEntries(lists.map((list) => [list, shown.includes(list)])) as Record<Lists[number], boolean>;
  };
