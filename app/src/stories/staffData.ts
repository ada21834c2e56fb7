import { courseMutations, lessonMutations } from './staffMutations.ts';
import { staffRecords, withId } from './staffRecords.ts';
import { audiences, authors, type StaffCourse } from './storyCourses.ts';
import type { StoryData } from './storyServer.ts';

interface StaffWorld {
  courses?: readonly StaffCourse[];
  /** Happens just before the first save of a record that was read: somebody else is quicker. */
  meanwhile?: () => void;
  /** Told the name and the arguments of each mutation. */
  heard?: (mutation: string, given: Record<string, unknown>) => void;
  /** Takes the place of mutations: `removeUnit: refuse(…)`. */
  more?: Record<string, (given: Record<string, unknown>) => unknown>;
}

/** A root value for those who look after courses: the list, each course with its lessons and files, and the mutations that change them. */
export function staffData({ courses = [], meanwhile, heard = () => undefined, more = {} }: StaffWorld = {}): StoryData {
  const records = staffRecords(courses, meanwhile);
  const mutations = { ...courseMutations(records), ...lessonMutations(records), ...more };
  const overheard = Object.entries(mutations).map(([name, act]) => {
    const carryOut = act as (given: Record<string, unknown>) => unknown;
    const listen = (given: Record<string, unknown>) => {
      heard(name, given);
      return carryOut(given);
    };
    return [name, listen] as const;
  });
  return {
    viewer: {
      courseAuthors: authors,
      courseAudiences: audiences,
      embedHosts: ['miro.com', 'canva.com'],
      courses: (wanted: ListArguments) => listed(records.courses, wanted),
      course: ({ databaseId }: { databaseId: number }) => withId(records.courses, databaseId) ?? null,
      lesson: ({ databaseId }: { databaseId: number }) => withId(records.lessons(), databaseId) ?? null,
      lessonFile: ({ databaseId }: { databaseId: number }) => withId(records.files(), databaseId) ?? null,
    },
    ...Object.fromEntries(overheard),
  };
}

interface ListArguments {
  first: number;
  offset: number;
  filter: { search: string | null; archived: boolean | null; authorId: number | null };
  sort: { by: 'created' | 'name'; descending: boolean };
}

/** A page of the list, searched, filtered and sorted as asked. */
function listed(courses: readonly StaffCourse[], { first, offset, filter, sort }: ListArguments) {
  const search = filter.search?.toLowerCase() ?? '';
  const matching = courses
    .filter((course) => (course.archivedAt !== null) === (filter.archived ?? false))
    .filter((course) => filter.authorId === null || course.author?.databaseId === filter.authorId)
    .filter((course) => `${course.name} ${course.shortDescription}`.toLowerCase().includes(search))
    .toSorted((left, right) => (sort.by === 'name' ? left.name.localeCompare(right.name) : left.createdAt.localeCompare(right.createdAt)));
  if (sort.descending) matching.reverse();
  const nodes = matching.slice(offset, offset + first);
  return {
    totalCount: matching.length,
    edges: nodes.map((node) => ({ node, cursor: String(node.databaseId) })),
    pageInfo: {
      hasNextPage: offset + first < matching.length,
      hasPreviousPage: offset > 0,
      startCursor: null,
      endCursor: nodes.length === 0 ? null : String(nodes.at(-1)?.databaseId),
    },
  };
}
