import { accessLevelsList } from '@atlas/domain/access';
import { changelogList } from '@atlas/domain/changelog';
import { coursesList } from '@atlas/domain/courses';
import { stagesList } from '@atlas/domain/journey';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { lazy } from 'react';
import { idIn } from '../records/idIn.ts';
import { formScreen, screen, type ScreenTable } from '../routing/screen.ts';
import { DetailShape, FormShape, ListShape, TabbedListShape } from '../shell/StaffSkeleton.tsx';
import AccessLevelQuery from './accessLevels/__generated__/AccessLevelDetailScreenQuery$parameters.ts';
import AccessLevelsQuery from './accessLevels/__generated__/AccessLevelsScreenQuery$parameters.ts';
import EditAccessLevelQuery from './accessLevels/__generated__/EditAccessLevelScreenQuery$parameters.ts';
import ChangelogQuery from './changelog/__generated__/ChangelogListScreenQuery$parameters.ts';
import CourseQuery from './courses/__generated__/CourseDetailScreenQuery$parameters.ts';
import CourseIntroPreviewQuery from './courses/__generated__/CourseIntroPreviewScreenQuery$parameters.ts';
import CourseIntroQuery from './courses/__generated__/CourseIntroScreenQuery$parameters.ts';
import CoursesQuery from './courses/__generated__/CoursesScreenQuery$parameters.ts';
import CourseTracksQuery from './courses/__generated__/CourseTracksScreenQuery$parameters.ts';
import EditCourseQuery from './courses/__generated__/EditCourseScreenQuery$parameters.ts';
import EditLessonFileQuery from './courses/__generated__/EditLessonFileScreenQuery$parameters.ts';
import EditLessonQuery from './courses/__generated__/EditLessonScreenQuery$parameters.ts';
import LessonQuery from './courses/__generated__/LessonDetailScreenQuery$parameters.ts';
import LessonFileQuery from './courses/__generated__/LessonFileScreenQuery$parameters.ts';
import NewCourseQuery from './courses/__generated__/NewCourseScreenQuery$parameters.ts';
import NewLessonFileQuery from './courses/__generated__/NewLessonFileScreenQuery$parameters.ts';
import NewLessonQuery from './courses/__generated__/NewLessonScreenQuery$parameters.ts';
import HomeQuery from './home/__generated__/StaffHomeScreenQuery$parameters.ts';
import { countsFor } from './hubs/hubLinks.ts';
import StaffCommunityQuery from './hubs/__generated__/StaffCommunityScreenQuery$parameters.ts';
import StaffContentQuery from './hubs/__generated__/StaffContentScreenQuery$parameters.ts';
import EditStageQuery from './stages/__generated__/EditStageScreenQuery$parameters.ts';
import StageQuery from './stages/__generated__/StageDetailScreenQuery$parameters.ts';
import StagesQuery from './stages/__generated__/StagesScreenQuery$parameters.ts';

const HomeShape = lazy(async () => ({ default: (await import('../shell/homeShapes.tsx')).StaffHomeShape }));

/** The screens of those who work in Atlas. */
export const screens: ScreenTable<'staff'> = {
  home: screen({
    load: async () => (await import('./home/StaffHomeScreen.tsx')).StaffHomeScreen,
    query: HomeQuery,
    skeleton: HomeShape,
  }),
  accessLevels: screen({
    load: async () => (await import('./accessLevels/AccessLevelsScreen.tsx')).AccessLevelsScreen,
    query: AccessLevelsQuery,
    search: (search) => listVariables(readListSearch(search, accessLevelsList), accessLevelsList),
    skeleton: TabbedListShape,
  }),
  accessLevel: screen({
    load: async () => (await import('./accessLevels/AccessLevelDetailScreen.tsx')).AccessLevelDetailScreen,
    query: AccessLevelQuery,
    search: (search) => ({ compare: search.get('compare') ?? '' }),
    subject: 'viewer.accessLevel',
    skeleton: DetailShape,
  }),
  newAccessLevel: formScreen({
    load: async () => (await import('./accessLevels/NewAccessLevelScreen.tsx')).NewAccessLevelScreen,
    skeleton: FormShape,
  }),
  editAccessLevel: screen({
    load: async () => (await import('./accessLevels/EditAccessLevelScreen.tsx')).EditAccessLevelScreen,
    query: EditAccessLevelQuery,
    subject: 'viewer.accessLevel',
    skeleton: FormShape,
  }),
  courses: screen({
    load: async () => (await import('./courses/CoursesScreen.tsx')).CoursesScreen,
    query: CoursesQuery,
    search: (search) => listVariables(readListSearch(search, coursesList), coursesList),
    skeleton: ListShape,
  }),
  course: screen({
    load: async () => (await import('./courses/CourseDetailScreen.tsx')).CourseDetailScreen,
    query: CourseQuery,
    subject: 'viewer.course',
    skeleton: DetailShape,
  }),
  newCourse: screen({
    load: async () => (await import('./courses/NewCourseScreen.tsx')).NewCourseScreen,
    query: NewCourseQuery,
    skeleton: FormShape,
  }),
  editCourse: screen({
    load: async () => (await import('./courses/EditCourseScreen.tsx')).EditCourseScreen,
    query: EditCourseQuery,
    subject: 'viewer.course',
    skeleton: FormShape,
  }),
  courseIntro: screen({
    load: async () => (await import('./courses/CourseIntroScreen.tsx')).CourseIntroScreen,
    query: CourseIntroQuery,
    subject: 'viewer.course',
    skeleton: FormShape,
  }),
  courseIntroPreview: screen({
    load: async () => (await import('./courses/CourseIntroPreviewScreen.tsx')).CourseIntroPreviewScreen,
    query: CourseIntroPreviewQuery,
    subject: 'viewer.course',
    skeleton: DetailShape,
  }),
  courseTracks: screen({
    load: async () => (await import('./courses/CourseTracksScreen.tsx')).CourseTracksScreen,
    query: CourseTracksQuery,
    subject: 'viewer.course',
    skeleton: DetailShape,
  }),
  lesson: screen({
    load: async () => (await import('./courses/LessonDetailScreen.tsx')).LessonDetailScreen,
    query: LessonQuery,
    subject: 'viewer.lesson',
    skeleton: DetailShape,
  }),
  newLesson: screen({
    load: async () => (await import('./courses/NewLessonScreen.tsx')).NewLessonScreen,
    query: NewLessonQuery,
    search: idIn('courseId'),
    skeleton: FormShape,
  }),
  editLesson: screen({
    load: async () => (await import('./courses/EditLessonScreen.tsx')).EditLessonScreen,
    query: EditLessonQuery,
    subject: 'viewer.lesson',
    skeleton: FormShape,
  }),
  lessonFile: screen({
    load: async () => (await import('./courses/LessonFileScreen.tsx')).LessonFileScreen,
    query: LessonFileQuery,
    subject: 'viewer.lessonFile',
    skeleton: DetailShape,
  }),
  newLessonFile: screen({
    load: async () => (await import('./courses/NewLessonFileScreen.tsx')).NewLessonFileScreen,
    query: NewLessonFileQuery,
    search: idIn('lessonId'),
    skeleton: FormShape,
  }),
  editLessonFile: screen({
    load: async () => (await import('./courses/EditLessonFileScreen.tsx')).EditLessonFileScreen,
    query: EditLessonFileQuery,
    subject: 'viewer.lessonFile',
    skeleton: FormShape,
  }),
  stages: screen({
    load: async () => (await import('./stages/StagesScreen.tsx')).StagesScreen,
    query: StagesQuery,
    search: (search) => listVariables(readListSearch(search, stagesList), stagesList),
    skeleton: ListShape,
  }),
  stage: screen({
    load: async () => (await import('./stages/StageDetailScreen.tsx')).StageDetailScreen,
    query: StageQuery,
    subject: 'viewer.stage',
    skeleton: DetailShape,
  }),
  newStage: formScreen({
    load: async () => (await import('./stages/NewStageScreen.tsx')).NewStageScreen,
    skeleton: FormShape,
  }),
  editStage: screen({
    load: async () => (await import('./stages/EditStageScreen.tsx')).EditStageScreen,
    query: EditStageQuery,
    subject: 'viewer.stage',
    skeleton: FormShape,
  }),
  featureChangeLog: screen({
    load: async () => (await import('./changelog/ChangelogListScreen.tsx')).ChangelogListScreen,
    query: ChangelogQuery,
    search: (search) => ({ ...listVariables(readListSearch(search, changelogList), changelogList), ...idIn('id')(search) }),
    skeleton: TabbedListShape,
  }),
  content: screen({
    load: async () => (await import('./hubs/StaffContentScreen.tsx')).StaffContentScreen,
    query: StaffContentQuery,
    search: countsFor('content', ['products', 'courses', 'events', 'resourceFiles', 'subscriptions']),
    skeleton: DetailShape,
  }),
  community: screen({
    load: async () => (await import('./hubs/StaffCommunityScreen.tsx')).StaffCommunityScreen,
    query: StaffCommunityQuery,
    search: countsFor('community', ['users', 'stages', 'groups', 'batches', 'archivedUsers', 'accountabilityGroups', 'challengeGroups']),
    skeleton: DetailShape,
  }),
};
