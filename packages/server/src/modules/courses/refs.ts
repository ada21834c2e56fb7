import { builder } from '../../graphql/builder.ts';
import type { Lesson, LessonFile } from './lessonRepo.ts';
import type { Course } from './repo.ts';
import type { Unit } from './unitRepo.ts';

export const CourseRef = builder.objectRef<Course>('Course');
export const UnitRef = builder.objectRef<Unit>('Unit');
export const LessonRef = builder.objectRef<Lesson>('Lesson');
export const LessonFileRef = builder.objectRef<LessonFile>('LessonFile');

export const LessonType = builder.enumType('LessonType', { values: ['VIDEO', 'TEXT', 'EMBED'] as const });
