import { can } from '@atlas/domain/access';
import { isLive } from '@atlas/domain/content';
import type { Context } from '../../commands/context.ts';
import { ofPerson, record, type Authorization } from '../../graphql/rules.ts';
import { opensAllOf } from '../content/repo.ts';
import type { User } from '../users/repo.ts';
import { courseLock } from './commands.ts';
import { lessonLoader, type Lesson, type LessonFile } from './lessonRepo.ts';
import { COURSE_CONTENT, courseLoader, type Course } from './repo.ts';
import type { Unit } from './unitRepo.ts';

const opensAll = (ctx: Context): boolean => opensAllOf(COURSE_CONTENT, ctx.source.reader);
const editsLessons = (ctx: Context): boolean => can(ctx.access, { page: 'lesson' });

async function seesCourse(ctx: Context, id: number): Promise<boolean> {
  if (opensAll(ctx)) return true;
  const course = await ctx.loader(courseLoader).load(id);
  return course !== null && isLive(course, ctx.source.now);
}

const seesLesson = (lesson: Lesson, ctx: Context): boolean | Promise<boolean> =>
  editsLessons(ctx) || (isLive(lesson, ctx.source.now) && seesCourse(ctx, lesson.courseId));

const opens = async (ctx: Context, courseId: number): Promise<boolean> => editsLessons(ctx) || (await courseLock(ctx, courseId)) === null;

async function opensFile({ lessonId }: LessonFile, ctx: Context): Promise<boolean> {
  const lesson = lessonId === null ? null : await ctx.loader(lessonLoader).load(lessonId);
  return lesson !== null && (await seesLesson(lesson, ctx)) && opens(ctx, lesson.courseId);
}

const introduction = record('those for whom the course is open', async ({ id }: Course, ctx) => (await courseLock(ctx, id)) === null);

/** Access rules for courses. */
export const coursesAuthorization: Authorization = {
  types: {
    Course: record(
      'drafts and archived courses only for holders of course',
      (course: Course, ctx) => isLive(course, ctx.source.now) || opensAll(ctx),
    ),
    CourseAudience: 'with-parent',
    CourseProgress: 'with-parent',
    LearningTotals: 'with-parent',
    Lesson: record('as its course; drafts and archived lessons only for holders of lesson', seesLesson),
    LessonContent: record('those for whom the course is open, and holders of lesson', ({ courseId }: Lesson, ctx) => opens(ctx, courseId)),
    LessonNote: 'with-parent',
    OpenedLesson: 'with-parent',
    StartedCourse: 'with-parent',
    LessonFile: record('those for whom the course is open, and holders of lesson', opensFile),
    Unit: record('as its course', ({ courseId }: Unit, ctx) => seesCourse(ctx, courseId)),
  },
  fields: {
    'Course.accessLevels': { page: 'course' },
    'Course.archivedAt': { page: 'course' },
    'Course.draftLessonCount': { page: 'editCourse' },
    'Course.intro': introduction,
    'Course.introVideoUrl': introduction,
    'Course.createdAt': { page: 'course' },
    'Course.products': { page: 'course' },
    'Course.publication': { page: ['courses', 'course'] },
    'Course.publishChecks': { page: 'editCourse' },
    'Course.publishedAt': { page: ['courses', 'course'] },
    'Course.revision': { page: 'course' },
    'Lesson.archivedAt': { page: 'lesson' },
    'Lesson.gap': { page: ['course', 'editCourse', 'lesson'] },
    'Lesson.publication': { page: 'lesson' },
    'Lesson.publishChecks': { page: 'editLesson' },
    'Lesson.publishedAt': { page: 'lesson' },
    'Lesson.revision': { page: 'lesson' },
    'LessonContent.videoUrl': { page: 'lesson' },
    'Mutation.createCourse': { page: 'newCourse', function: 'course_create' },
    'Mutation.createLesson': { page: 'newLesson', function: 'lesson_create' },
    'Mutation.createUnit': { page: 'editCourse' },
    'Mutation.finishLesson': 'signed-in',
    'Mutation.publishCourse': { page: 'editCourse' },
    'Mutation.publishLesson': { page: 'editLesson' },
    'Mutation.removeLessonFile': { page: 'editLessonFile' },
    'Mutation.removeUnit': { page: 'editCourse' },
    'Mutation.renameLessonFile': { page: 'editLessonFile' },
    'Mutation.saveCourseIntro': { page: 'editCourse' },
    'Mutation.saveLessonNote': 'signed-in',
    'Mutation.saveLessonPosition': 'signed-in',
    'Mutation.saveTracks': { page: 'editCourse' },
    'Mutation.setCourseArchived': { page: 'editCourse' },
    'Mutation.setLessonArchived': { page: 'editLesson' },
    'Mutation.unfinishLesson': 'signed-in',
    'Mutation.unpublishCourse': { page: 'editCourse' },
    'Mutation.unpublishLesson': { page: 'editLesson' },
    'Mutation.updateCourse': { page: 'editCourse' },
    'Mutation.updateLesson': { page: 'editLesson' },
    'Mutation.updateUnit': { page: 'editCourse' },
    'Unit.description': { page: 'course' },
    'Unit.revision': { page: 'course' },
    'User.openedLessons': ofPerson('user', ({ id }: User) => id),
    'User.startedCourses': ofPerson('user', ({ id }: User) => id),
    'Viewer.course': 'signed-in',
    'Viewer.courseAudiences': { page: ['newCourse', 'editCourse'] },
    'Viewer.courseAuthors': { page: ['newCourse', 'editCourse', 'courses'] },
    'Viewer.courses': { page: 'courses' },
    'Viewer.embedHosts': { page: ['newLesson', 'editLesson'] },
    'Viewer.courseToContinue': 'signed-in',
    'Viewer.funnelToJoin': 'signed-in',
    'Viewer.learning': 'signed-in',
    'Viewer.lesson': 'signed-in',
    'Viewer.lessonFile': { page: 'lessonFile' },
    'Viewer.myCourses': 'signed-in',
  },
};
