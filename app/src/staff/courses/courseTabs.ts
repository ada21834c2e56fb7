import { type Actor, can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import type { RecordTab } from '../../admin/RecordPage.tsx';

/** The tabs of a course's page that the user may open. */
export const courseTabs = (id: number, user: Actor | null): readonly RecordTab[] => [
  { label: 'Overview', href: routePath('course', { id }) },
  ...(can(user, { page: 'editCourse' }) ? [{ label: 'Units and lessons', href: routePath('courseTracks', { id }) }] : []),
  { label: 'Introduction', href: routePath('courseIntroPreview', { id }) },
];
