import type { PageFlag } from '@atlas/domain/access';
import { rowSubject, type Subject } from '../../commands/subject.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import type { Context } from '../../commands/context.ts';
import { opensAllOf } from '../content/repo.ts';
import { mayReadOf } from '../access/commands.ts';
import { openLesson } from '../courses/commands.ts';
import { COURSE_CONTENT, courseLoader } from '../courses/repo.ts';
import { mustSeeEvent } from '../events/commands.ts';
import { openResource } from '../resources/commands.ts';
import { files } from './tables.ts';
import { findFile, findSender, type OwnerColumn, type StoredFile } from './repo.ts';

const missing = () => new UserError('NOT_FOUND', 'This file does not exist.');

/** A file whose owning record opens for whoever asks. Throws UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN with the reason. */
export async function findReadableFile(ctx: Context, id: number): Promise<StoredFile> {
  const file = await findFile(ctx.source.db, id);
  const owner = file && OWNERS.find((column) => file[column] !== null);
  if (!file || owner === undefined) {
    // A visitor does not learn which files there are.
    ctx.signedIn();
    throw missing();
  }
  await OPENS[owner](ctx, file[owner] ?? 0, file);
  return file;
}

/** Who may open a file, by the record that owns it; each throws when the request may not. */
const OPENS: Record<OwnerColumn, (ctx: Context, ownerId: number, file: StoredFile) => Promise<unknown>> = {
  lessonId: (ctx, lessonId) => {
    ctx.signedIn();
    return openLesson(ctx, lessonId);
  },
  courseId: mustSeeCourse,
  eventId: (ctx, eventId) => {
    ctx.signedIn();
    return mustSeeEvent(ctx, eventId);
  },
  resourceId: openResource,
  // A picture of a person, for whoever is signed in.
  userId: async (ctx) => ctx.signedIn(),
  proofId: (ctx, _proofId, file) => mustReadOfSender(ctx, file, 'studentPaymentDetails'),
  responseId: (ctx, _responseId, file) => mustReadOfSender(ctx, file, 'form'),
  bugReportId: (ctx, _reportId, file) => mustReadOfSender(ctx, file, 'infoLogsReport'),
};
const OWNERS = Object.keys(OPENS) as OwnerColumn[];

/** The cover of a course; of an archived one only for those who look after courses. */
async function mustSeeCourse(ctx: Context, courseId: number): Promise<void> {
  const { reader } = ctx.signedIn();
  const course = await ctx.loader(courseLoader).load(courseId);
  if (!course || (course.archivedAt !== null && !opensAllOf(COURSE_CONTENT, reader))) throw missing();
}

/** What somebody sent is for them, and for those who hold the page flag with that person in their scope. */
async function mustReadOfSender(ctx: Context, file: StoredFile, page: PageFlag): Promise<void> {
  ctx.signedIn();
  if (!(await mayReadOf(ctx, await findSender(ctx.source.db, file.id), page))) throw accessRestricted();
}

/** A file that belongs to records of one kind, for changes of it; of any other it is as if it were not there. */
export const fileSubject = <Column extends OwnerColumn>(name: string, owner: Column): Subject<StoredFile & Record<Column, number>> => ({
  name,
  read: async (tx, id) => {
    const file = await rowSubject(name, files).read(tx, id);
    return file?.[owner] == null ? null : (file as StoredFile & Record<Column, number>);
  },
});
