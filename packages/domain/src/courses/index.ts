export { clampPosition, SAVE_POSITION_EVERY_SECONDS } from './clamp-position.ts';
export { clockText } from './clock-text.ts';
export { type CourseProgress, courseProgress } from './course-progress.ts';
export { COURSE_FILTERS, COURSE_SORTS, type CourseFilter, type CourseSearch, type CourseSort, parseCourseSearch } from './course-search.ts';
export { durationText } from './duration-text.ts';
export { COMPLETION_RULE, isWatchedEnough } from './is-watched-enough.ts';
export { LESSON_TYPES, type LessonType } from './lesson-types.ts';
export { lessonToContinue } from './lesson-to-continue.ts';
