import { can, type PageFlag, type SessionUser } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';

/** A row of an import with the record that it added or changed. */
interface RowOfRecord {
  readonly sheet: string;
  readonly state: string;
  readonly outcome: string | null | undefined;
  readonly recordId: number | null | undefined;
}

/** The pages of records, by the sheets of their rows. */
const PAGES: Readonly<Record<string, readonly [page: PageFlag, path: (id: number) => string]>> = {
  Members: ['user', (id) => routePath('user', { id })],
  Subscription: ['subscription', (id) => routePath('subscription', { id })],
  Groups: ['group', (id) => routePath('group', { id })],
  Courses: ['course', (id) => routePath('course', { id })],
  Lessons: ['lesson', (id) => routePath('lesson', { id })],
};

/** The page of the record of a row; null without one, or when the viewer may not open it. */
export function importRecordPath({ sheet, state, outcome, recordId }: RowOfRecord, viewer: SessionUser | null): string | null {
  const page = PAGES[sheet];
  // A record that was added is gone once that is undone. A person is archived instead.
  const isGone = state === 'UNDONE' && outcome === 'CREATE' && sheet !== 'Members';
  if (recordId == null || page === undefined || isGone || !can(viewer, { page: page[0] })) return null;
  return page[1](recordId);
}
