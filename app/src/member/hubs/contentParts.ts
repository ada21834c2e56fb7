import type { SessionUser } from '@atlas/domain/access';
import { CONTENT_FILTERS, CONTENT_PAGES, type ContentFilter, contentFilterIn } from '@atlas/domain/courses';
import { hasScreenFor } from '../../routing/hasScreen.ts';

/** The parts of the content page whose pages the user can open. */
export const contentParts = (user: SessionUser | null): readonly ContentFilter[] =>
  CONTENT_FILTERS.filter((filter) => hasScreenFor(user, CONTENT_PAGES[filter]));

/** The query variables of the content page for the part that its address names. */
export const contentVariables = (search: URLSearchParams, viewer: SessionUser | null) => {
  const open = contentFilterIn(search, contentParts(viewer));
  return { courses: open === 'Courses', activities: open === 'Activities', tasks: open === 'Tasks' };
};
