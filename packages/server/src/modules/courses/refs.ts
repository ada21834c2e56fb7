import { builder } from '../../graphql/builder.ts';
import type { Lesson } from './editRepo.ts';
import type { Course, LessonFile, OutlineLesson, Unit } from './repo.ts';

export const CourseRef = builder.objectRef<Course>('Course');
export const UnitRef = builder.objectRef<Unit>('Unit');
export const LessonRef = builder.objectRef<OutlineLesson>('Lesson');
export const LessonFileRef = builder.objectRef<LessonFile>('LessonFile');
/** A lesson as staff edit it, archived ones included; `Lesson` is what a course lists for its reader. */
export const EditedLessonRef = builder.objectRef<Lesson>('EditedLesson');

export const LessonType = builder.enumType('LessonType', { values: ['VIDEO', 'TEXT', 'EMBED'] as const });
