export { noCoursesText } from './noCoursesText.ts';
export { clampPosition } from './clampPosition.ts';
export { clockSeconds } from './clockSeconds.ts';
export { clockText } from './clockText.ts';
export { CONTENT_FILTERS, CONTENT_PAGES, type ContentFilter, contentFilterIn, contentFilterValue } from './contentFilters.ts';
export { completionRule } from './completionRule.ts';
export { continueText } from './continueText.ts';
export { type CourseForm, courseForm, type UnitForm, unitForm } from './courseForm.ts';
export { type CourseProgress, courseProgress } from './courseProgress.ts';
export { courseSizeText } from './courseSizeText.ts';
export { COURSE_FILTERS, COURSE_SORTS, type CourseFilter, type CourseSearch, type CourseSort, parseCourseSearch } from './courseSearch.ts';
export { coursesList } from './coursesList.ts';
export { durationText } from './durationText.ts';
export { type IntroForm, introForm } from './introForm.ts';
export { isPositionDue, SAVE_POSITION_EVERY_SECONDS } from './isPositionDue.ts';
export { isSameOrder } from './isSameOrder.ts';
export { isSameOutline, type UnitOrder } from './isSameOutline.ts';
export { lessonGap, type LessonGap } from './lessonGap.ts';
export { moveLesson } from './moveLesson.ts';
export { COMPLETION_RULE, isWatchedEnough } from './isWatchedEnough.ts';
export { LESSON_FILE_PURPOSES, type LessonFilePurpose, lessonFilePurposeText } from './lessonFilePurposes.ts';
export { type LessonForm, lessonForm } from './lessonForm.ts';
export { type LessonNoteForm, lessonNoteForm, MAX_NOTE_CHARACTERS, NOTE_SAVED_ELSEWHERE } from './lessonNoteForm.ts';
export { noteWithBoth } from './noteWithBoth.ts';
export {
  type LearnerCourse,
  courseSortDate,
  courseToContinue,
  type LearningTotals,
  learningTotals,
  sortedCourses,
} from './learnerCourse.ts';
export { finishedCountText, lessonCountText, NO_LESSONS } from './lessonCountText.ts';
export { lessonDoneText } from './lessonDoneText.ts';
export { lessonToContinue } from './lessonToContinue.ts';
export { LESSON_TYPES, type LessonType } from './lessonTypes.ts';
