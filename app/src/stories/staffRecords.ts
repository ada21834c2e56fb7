import { RequestError } from '../session/fetchGraphQL.ts';
import type { StaffCourse } from './storyCourses.ts';

/** One of several by its id. */
export const withId = <Item extends { databaseId: number }>(items: readonly Item[], id: number) =>
  items.find(({ databaseId }) => databaseId === id);

/** The courses of a story with all that is in them, which mutations change in place. */
export interface StaffRecords {
  courses: StaffCourse[];
  units: () => StaffCourse['units'];
  lessons: () => StaffCourse['units'][number]['held'];
  files: () => StaffCourse['units'][number]['held'][number]['content']['held'];
  /** Takes a record for a save; refuses what was read before somebody else saved it, as the server does. */
  claim: <Item extends { revision: number }>(item: Item, revision: number, what: string) => Item;
}

/** `meanwhile` happens just before the first save of a record that was read: somebody else is quicker. */
export function staffRecords(given: readonly StaffCourse[], meanwhile: () => void = () => undefined): StaffRecords {
  const courses = [...given];
  const units = () => courses.flatMap((course) => course.units);
  const lessons = () => units().flatMap((unit) => unit.held);
  let other = meanwhile;
  return {
    courses,
    units,
    lessons,
    files: () => lessons().flatMap(({ content }) => content.held),
    claim: (item, revision, what) => {
      other();
      other = () => undefined;
      if (item.revision === revision) return Object.assign(item, { revision: revision + 1 });
      throw new RequestError(
        `Somebody else saved this ${what} while you were editing it. Nothing of yours is lost: compare, then save again.`,
        'STALE',
      );
    },
  };
}
