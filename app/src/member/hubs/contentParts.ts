import type { SessionUser } from '@atlas/domain/access';
import { CONTENT_FILTERS, CONTENT_PAGES, type ContentFilter, contentFilterIn } from '@atlas/domain/courses';
import { hasScreenFor } from '../../routing/hasScreen.ts';

/** The parts of the content page for whoever looks: those whose pages stand. */
export const contentParts = (user: SessionUser | null): readonly ContentFilter[] =>
  CONTENT_FILTERS.filter((filter) => hasScreenFor(user, CONTENT_PAGES[filter]));

/** What the content page asks for: the part that its address names. */
export const contentVariables = (search: URLSearchParams, viewer: SessionUser | null) => {
  const open = contentFilterIn(search, contentParts(viewer));
  return { courses: open === 'Courses', activities: open === 'Activities', tasks: open === 'Tasks' };
};
