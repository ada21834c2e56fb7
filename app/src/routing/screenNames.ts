import { type Audience, screenAudience, type SessionUser } from '@atlas/domain/access';
import { routeNamed, type RouteName } from '@atlas/domain/navigation';

/**
 * Screens that stand in tables of their own, by audience and by the folder of the table, so that a lesson, a list, or a way in, does not bring
 * what few pages need.
 */
export const OWN_TABLES = {
  public: {
    changelog: ['changelog'],
    legal: ['privacyPolicy', 'refundPolicy', 'termsConditions'],
    resources: ['publicResources', 'publicResource'],
  },
  member: {
    events: ['viewEvents', 'viewEvent'],
    hubs: ['content', 'community'],
    journey: ['viewStage'],
    profile: ['myProfile', 'editProfile', 'profile'],
    resources: ['viewResources', 'viewResource'],
  },
  staff: {
    events: ['events', 'newEvent', 'event', 'editEvent'],
    logs: ['infoLogsReport'],
    resources: ['resourceFiles', 'resourceFile', 'newResourceFile', 'editResourceFile'],
    settings: ['defaultSettings', 'liveWorkshopSettings', 'liveWorkshopSettings2'],
    users: ['users', 'user', 'editUser', 'nonMembers', 'newUser', 'nonMember', 'editNonMember', 'archivedUsers', 'archivedUser'],
  },
} as const satisfies Partial<Record<Audience, Record<string, readonly RouteName[]>>>;

const { changelog, legal } = OWN_TABLES.public;
const { events, hubs, journey, profile } = OWN_TABLES.member;
const { events: staffEvents, logs, settings, users } = OWN_TABLES.staff;

/**
 * The routes that have a screen, by the audience whose table holds it. Only names, so that menus and links know which pages there are without
 * loading the tables. A table lacks none of its names and holds no other.
 */
export const SCREEN_NAMES = {
  public: [
    'login',
    'signup',
    'forgotPassword',
    'setNewPassword',
    'resetPassword',
    'forbidden',
    'thankYou',
    'mainAffiliateLink',
    ...changelog,
    ...legal,
    ...OWN_TABLES.public.resources,
  ],
  member: ['home', 'viewCourses', 'viewCourse', 'viewLesson', ...events, ...hubs, ...journey, ...profile, ...OWN_TABLES.member.resources],
  leader: ['home'],
  affiliate: ['home'],
  staff: [
    'home',
    'accessLevels',
    'accessLevel',
    'newAccessLevel',
    'editAccessLevel',
    'courses',
    'course',
    'newCourse',
    'editCourse',
    'courseIntro',
    'courseIntroPreview',
    'courseTracks',
    'lesson',
    'newLesson',
    'editLesson',
    'lessonFile',
    'newLessonFile',
    'editLessonFile',
    'stages',
    'stage',
    'newStage',
    'editStage',
    'featureChangeLog',
    ...hubs,
    ...staffEvents,
    ...logs,
    ...OWN_TABLES.staff.resources,
    ...settings,
    ...users,
  ],
} as const satisfies Record<Audience, readonly RouteName[]>;

export const hasScreen = (audience: Audience, name: RouteName): boolean => (SCREEN_NAMES[audience] as readonly RouteName[]).includes(name);

/** Whether a route has a screen for somebody, so that no menu and no button leads nowhere. */
export const hasScreenFor = (user: SessionUser | null, name: RouteName): boolean =>
  screenAudience(routeNamed(name), user, (audience) => hasScreen(audience, name)) !== null;
