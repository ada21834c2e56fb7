import type { FunctionFlag, PageFlag } from '@atlas/domain/access';

/**
 * Who may read a type or call a field.
 * - `everyone`: visitors too
 * - `signed-in`: whoever has a session
 * - `with-parent`: it is reached through a guarded parent only, and says no more than that
 * - `page`, `function`: who holds (one of) the flags by the access level in use
 * - `person`: the person whom the record belongs to, and who holds the page flag with that person in their scope
 * - `record`: the type decides for each record; the text says by what
 */
export type Rule =
  | 'everyone'
  | 'signed-in'
  | 'with-parent'
  | { page: PageFlag | readonly PageFlag[] }
  | { function: FunctionFlag }
  | { person: PageFlag }
  | { record: string };

/** Every object type. Connections and their edges go with their field. A field may have a stricter row of its own below. */
export const TYPES: Record<string, Rule> = {
  Author: 'with-parent',
  Batch: { page: ['batches', 'users', 'enrollUser'] },
  Course: { record: 'archived courses only for those who hold the page flag course' },
  CourseProgress: 'with-parent',
  EnrollmentBatch: 'with-parent',
  LearningTotals: 'with-parent',
  Lesson: 'signed-in',
  LessonContent: { record: 'where the rule of access opens the course' },
  LessonFile: { record: 'where the rule of access opens the course' },
  Lock: 'with-parent',
  PublicFunnel: 'everyone',
  Redwood: 'everyone',
  Unit: 'signed-in',
  User: 'signed-in',
  UserProfile: 'with-parent',
  Viewer: 'signed-in',
};

/** Every root field, every field of Viewer, and the fields of other types that ask for more than their type. */
export const FIELDS: Record<string, Rule> = {
  'Query.enrollmentBatches': { page: 'enrollUser' },
  'Query.node': { record: 'the rule of the type that the id names' },
  'Query.nodes': { record: 'the rule of the types that the ids name' },
  'Query.publicFunnel': 'everyone',
  'Query.redwood': 'everyone',
  'Query.viewer': 'signed-in',

  'Viewer.archivedUsers': { page: 'users' },
  'Viewer.batch': { page: 'batch' },
  'Viewer.batches': { page: 'batches' },
  'Viewer.course': 'signed-in',
  'Viewer.funnelToJoin': 'signed-in',
  'Viewer.invitation': 'signed-in',
  'Viewer.learning': 'signed-in',
  'Viewer.lesson': 'signed-in',
  'Viewer.members': { page: 'users' },
  'Viewer.myCourses': 'signed-in',
  'Viewer.nonMembers': { page: 'users' },
  'Viewer.user': 'signed-in',

  'User.accessLevelNames': { person: 'user' },
  'User.archivedAt': { person: 'user' },
  'User.createdAt': { person: 'user' },
  'User.email': { person: 'user' },
  'User.facebookProfile': { person: 'user' },
  'User.membershipStatus': { person: 'user' },
  'User.mobileNumber': { person: 'user' },
  'User.tribeId': { person: 'user' },
  'User.userProfile': { person: 'user' },

  'Mutation.finishLesson': 'signed-in',
  'Mutation.saveLessonPosition': 'signed-in',
  'Mutation.switchRole': 'signed-in',
  'Mutation.unfinishLesson': 'signed-in',
};
