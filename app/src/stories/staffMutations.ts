import { renamedFile } from '@atlas/domain/files';
import { withId, type StaffRecords } from './staffRecords.ts';
import type { StoryUpload } from './storyServer.ts';
import { found } from './found.ts';
import { audiences, authors, staffCourse, staffFile, staffLesson, staffUnit, type StaffCourse, type StaffLesson } from './storyCourses.ts';

interface Named {
  name: string;
  shortDescription: string;
}
interface UnitInput extends Named {
  description: string;
}
interface CourseInput extends UnitInput {
  authorId: number | null;
  accessLevelIds: number[];
}
interface LessonInput extends Named {
  unitId: number;
  type: StaffLesson['type'];
  body: string;
  videoUrl: string;
  embedUrl: string;
  durationSeconds: number | null;
}
interface Saved<Input> {
  databaseId: number;
  revision: number;
  input: Input;
}
interface Archived {
  databaseId: number;
  archived: boolean;
}
interface UnitOrder {
  unitId: number;
  lessonIds: number[];
}

/** The id of the course, unit or lesson that a story creates. */
const NEW_ID = 900;
const NOW = '2025-11-12T02:00:00Z';
const archivedAt = (archived: boolean) => (archived ? NOW : null);

const setCourse = (course: StaffCourse, { authorId, accessLevelIds, ...words }: CourseInput) =>
  Object.assign(course, words, {
    author: withId(authors, authorId ?? 0) ?? null,
    accessLevels: audiences.filter(({ databaseId }) => accessLevelIds.includes(databaseId)),
  });

/** The mutations of courses and their units, as the server carries them out. */
export const courseMutations = ({ courses, units, lessons, claim }: StaffRecords) => {
  const courseWith = (id: number) => found(withId(courses, id));
  const unitWith = (id: number) => found(withId(units(), id));
  return {
    createCourse: ({ input }: { input: CourseInput }) => {
      const course = setCourse(staffCourse({ id: NEW_ID, name: input.name, createdAt: NOW }), input);
      courses.push(course);
      return course;
    },
    updateCourse: ({ databaseId, revision, input }: Saved<CourseInput>) =>
      setCourse(claim(courseWith(databaseId), revision, 'course'), input),
    saveCourseIntro: ({ databaseId, revision, input }: Saved<{ intro: string; introVideoUrl: string }>) =>
      Object.assign(claim(courseWith(databaseId), revision, 'course'), { ...input, introVideoUrl: input.introVideoUrl || null }),
    setCourseArchived: ({ databaseId, archived }: Archived) => Object.assign(courseWith(databaseId), { archivedAt: archivedAt(archived) }),
    createUnit: ({ courseId, input }: { courseId: number; input: UnitInput }) => {
      const course = courseWith(courseId);
      course.units.push(staffUnit(NEW_ID, input));
      return course;
    },
    updateUnit: ({ databaseId, revision, input }: Saved<UnitInput>) => Object.assign(claim(unitWith(databaseId), revision, 'unit'), input),
    removeUnit: ({ databaseId }: { databaseId: number }) => {
      const course = found(courses.find((one) => withId(one.units, databaseId)));
      course.units = course.units.filter((unit) => unit.databaseId !== databaseId);
      return course;
    },
    saveTracks: ({ courseId, order }: { courseId: number; order: UnitOrder[] }) => {
      const placed = order.map(({ unitId, lessonIds }) => ({
        unit: unitWith(unitId),
        held: lessonIds.map((id) => found(withId(lessons(), id))),
      }));
      return Object.assign(courseWith(courseId), { units: placed.map(({ unit, held }) => Object.assign(unit, { held })) });
    },
  };
};

/** A picture of one colour: a cover that was uploaded is seen to be another. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="teal"/></svg>')}`;

/** The mutations of lessons and their files. */
export const lessonMutations = ({ courses, units, lessons, files, claim }: StaffRecords) => {
  const lessonWith = (id: number) => found(withId(lessons(), id));
  const fileWith = (id: number) => found(withId(files(), id));
  const setLesson = (lesson: StaffLesson, { unitId, body, videoUrl, embedUrl, durationSeconds, ...words }: LessonInput) => {
    const unit = found(withId(units(), unitId));
    if (!unit.held.includes(lesson)) {
      for (const one of units()) one.held = one.held.filter((held) => held !== lesson);
      unit.held.push(lesson);
    }
    Object.assign(lesson.content, { body, videoUrl: videoUrl || null, embedUrl: embedUrl || null });
    const { name, type, shortDescription } = words;
    return Object.assign(lesson, { name, type, shortDescription, durationSeconds: durationSeconds ?? 0 });
  };
  const addFile = (lessonId: number, { name, size: bytes }: File, purpose: string) => {
    const lesson = lessonWith(lessonId);
    const file = Object.assign(staffFile(lesson, NEW_ID, { name, bytes }), { purpose });
    lesson.content.held.push(file);
    return { id: NEW_ID, name, bytes, url: file.url };
  };
  const setCover = (courseId: number, { name, size: bytes }: File) => {
    found(withId(courses, courseId)).coverUrl = PICTURE;
    return { id: NEW_ID, name, bytes, url: PICTURE };
  };
  return {
    uploadFile: ({ file, owner, ownerId, purpose }: StoryUpload) =>
      owner === 'courseId' ? setCover(ownerId, file) : addFile(ownerId, file, purpose),
    createLesson: ({ input }: { input: LessonInput }) => {
      const course = found(courses.find((one) => withId(one.units, input.unitId)));
      return setLesson(staffLesson(course, NEW_ID, { name: input.name }), input);
    },
    updateLesson: ({ databaseId, revision, input }: Saved<LessonInput>) =>
      setLesson(claim(lessonWith(databaseId), revision, 'lesson'), input),
    setLessonArchived: ({ databaseId, archived }: Archived) => Object.assign(lessonWith(databaseId), { archivedAt: archivedAt(archived) }),
    renameLessonFile: ({ databaseId, name }: { databaseId: number; name: string }) => {
      const file = fileWith(databaseId);
      file.name = renamedFile(file.name, name);
      return file.lesson();
    },
    removeLessonFile: ({ databaseId }: { databaseId: number }) => {
      const lesson = fileWith(databaseId).lesson();
      lesson.content.held = lesson.content.held.filter((file) => file.databaseId !== databaseId);
      return lesson;
    },
  };
};
