import { type Audience, screenAudience, type SessionUser } from '@atlas/domain/access';
import { routeNamed, type RouteName } from '@atlas/domain/navigation';

/** Screens of members with a table of their own: a lesson does not bring what few pages need. */
export const PROFILE_SCREEN_NAMES = ['myProfile', 'editProfile', 'profile'] as const satisfies readonly RouteName[];

/**
 * The routes that have a screen, by the audience whose table holds it. Only names, so that menus and links know which pages there are without
 * loading the tables. A table lacks none of its names and holds no other.
 */
export const SCREEN_NAMES = {
  public: ['login', 'signup', 'forgotPassword', 'setNewPassword', 'resetPassword', 'forbidden', 'thankYou', 'mainAffiliateLink'],
  member: ['home', 'viewCourses', 'viewCourse', 'viewLesson', ...PROFILE_SCREEN_NAMES],
  leader: [],
  affiliate: [],
  staff: [
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
    'users',
    'user',
    'editUser',
    'nonMembers',
    'newUser',
    'nonMember',
    'editNonMember',
    'archivedUsers',
    'archivedUser',
    'infoLogsReport',
  ],
} as const satisfies Record<Audience, readonly RouteName[]>;

export const hasScreen = (audience: Audience, name: RouteName): boolean => (SCREEN_NAMES[audience] as readonly RouteName[]).includes(name);

/** Whether a route has a screen for somebody, so that no menu and no button leads nowhere. */
export const hasScreenFor = (user: SessionUser | null, name: RouteName): boolean =>
  screenAudience(routeNamed(name), user, (audience) => hasScreen(audience, name)) !== null;
