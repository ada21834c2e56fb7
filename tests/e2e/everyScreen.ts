import type { TABLES } from '../../app/src/registry/screenNames.ts';
import type { Atlas } from './fixtures.ts';

type Tables = typeof TABLES;
type NamesOf<Nouns> = Nouns[keyof Nouns] extends readonly (infer Name extends string)[] ? Name : never;
type Named = { [Of in keyof Tables]: NamesOf<Tables[Of]> }[keyof Tables];
export type Place = readonly [key: string | null, path: string | ((atlas: Atlas) => Promise<string>)];

const COURSE = 'Proposals that get answered';
const staff = (rest = ''): Place => ['admin', async (atlas) => (await atlas.staffCoursePath(COURSE)) + rest];
const staffLesson = (rest = ''): Place => ['admin', async (atlas) => `/lessons/${(await atlas.staffLesson(COURSE)).lessonId}${rest}`];
const staffFile = (rest = ''): Place => ['admin', async (atlas) => `/lesson-files/${(await atlas.staffLesson(COURSE)).fileId}${rest}`];

/** The newest row of a log, opened. */
const logged = (tab: string, list: string, filter = ''): Place => [
  'admin',
  async (atlas) => `/info-logs-report?tab=${tab}&id=${await atlas.newest(list, filter)}`,
];

const PEOPLE = { members: 'members', nonMembers: 'non-members', archivedUsers: 'archivedUsers' } as const;
/** The newest of a list of people. */
const person = (list: keyof typeof PEOPLE, rest = ''): Place => [
  'admin',
  async (atlas) => `/community/${PEOPLE[list]}/${await atlas.newest(list)}${rest}`,
];

/** A course that the member has and a non-member does not; afterwards the non-member is signed in. */
async function lockedCourse(atlas: Atlas): Promise<string> {
  await atlas.logIn('member');
  const path = await atlas.coursePath(COURSE);
  await atlas.logIn('non-member');
  return path;
}

const resourceFile = (rest = ''): Place => ['admin', async (atlas) => `/resource-files/${await atlas.newest('resources')}${rest}`];

/** A resource that opens for everybody, by a part of its name. */
const openToAll =
  (search: string): Place[1] =>
  async (atlas) => {
    const { data } = await atlas.request<{ publicResources: { edges: { node: { databaseId: number } }[] } }>(
      'query ($search: String!) { publicResources(first: 1, filter: { search: $search }) { edges { node { databaseId } } } }',
      { search },
    );
    return `/resources/public/${data.publicResources.edges[0]?.node.databaseId}`;
  };
/** A resource of the member, by a part of its name. */
const ownResource = (search: string): Place => [
  'member',
  async (atlas) => `/resources/my-resources/${await atlas.newest('myResources', `search: "${search}"`)}`,
];

/** Where each screen is in the demo data, and who looks. A new screen needs its line to compile. */
export const SCREENS: Record<Named, Place> = {
  login: [null, '/login?redirectTo=%2Fcourses%2Fmy-courses'],
  signup: [null, '/signup?email=maria%40example.com'],
  forgotPassword: [null, '/forgot-password'],
  setNewPassword: [null, '/set-new-password?email=maria%40example.com'],
  resetPassword: [null, (atlas) => atlas.resetPath('maria@example.com')],
  forbidden: [null, '/forbidden'],
  thankYou: [null, '/thank-you?of=unsubscribed'],
  privacyPolicy: [null, '/privacy-policy'],
  refundPolicy: [null, '/refund-policy'],
  termsConditions: [null, '/terms-conditions'],
  changelog: [null, '/changelog'],
  mainAffiliateLink: [null, '/freelancing-course'],
  publicResources: [null, '/resources/public?kind=pdf'],
  publicResource: [null, openToAll('Twelve questions')],
  home: ['member', '/'],
  viewCourses: ['member', '/courses/my-courses?filter=watching&sort=newest'],
  viewCourse: ['member', (atlas) => atlas.coursePath(COURSE)],
  viewLesson: ['member', (atlas) => atlas.lessonPath(COURSE, 'How to read a job post in layers')],
  myProfile: ['member', '/profile'],
  editProfile: ['member', '/profile/edit'],
  profile: ['member', '/profile/liza-manalo'],
  viewStage: ['member', '/stages/my-stage'],
  viewResources: ['member', '/resources/my-resources?sort=name'],
  viewResource: ownResource('Proposal checklist'),
  viewEvents: ['member', '/events/my-events'],
  viewEvent: ['member', async (atlas) => `/events/my-events/${await atlas.newest('myEvents')}`],
  content: ['member', '/content'],
  community: ['member', '/community'],
  accessLevels: ['admin', '/access-levels'],
  accessLevel: ['admin', '/access-levels/coach'],
  newAccessLevel: ['admin', '/access-levels/new'],
  editAccessLevel: ['admin', '/access-levels/coach/edit'],
  courses: ['admin', '/courses?sort=name&page=2'],
  course: staff(),
  newCourse: ['admin', '/courses/new'],
  editCourse: staff('/edit'),
  courseIntro: staff('/intro'),
  courseIntroPreview: staff('/intro/preview'),
  courseTracks: staff('/tracks'),
  lesson: staffLesson(),
  newLesson: ['admin', async (atlas) => `/lessons/new?courseId=${(await atlas.staffCoursePath(COURSE)).split('/').at(-1)}`],
  editLesson: staffLesson('/edit'),
  lessonFile: staffFile(),
  newLessonFile: ['admin', async (atlas) => `/lesson-files/new?lessonId=${(await atlas.staffLesson(COURSE)).lessonId}`],
  editLessonFile: staffFile('/edit'),
  resourceFiles: ['admin', '/resource-files?link=broken'],
  resourceFile: resourceFile(),
  newResourceFile: ['admin', '/resource-files/new'],
  editResourceFile: resourceFile('/edit'),
  stages: ['admin', '/stages'],
  stage: ['admin', '/stages/2'],
  newStage: ['admin', '/stages/new'],
  editStage: ['admin', '/stages/2/edit'],
  events: ['admin', '/events?show=incoming'],
  event: ['admin', async (atlas) => `/events/${await atlas.newest('events')}`],
  newEvent: ['admin', '/events/new'],
  editEvent: ['admin', async (atlas) => `/events/${await atlas.newest('events')}/edit`],
  users: ['admin', '/community/members?sort=name&page=2'],
  user: person('members'),
  editUser: person('members', '/edit'),
  nonMembers: ['admin', '/community/non-members'],
  newUser: ['admin', '/community/non-members/new'],
  nonMember: person('nonMembers'),
  editNonMember: person('nonMembers', '/edit'),
  archivedUsers: ['admin', '/community/archivedUsers'],
  archivedUser: person('archivedUsers'),
  infoLogsReport: ['admin', '/info-logs-report'],
  defaultSettings: ['admin', '/default-settings'],
  liveWorkshopSettings: ['admin', '/settings/live-workshop-beginner'],
  liveWorkshopSettings2: ['admin', '/settings/live-workshop-experienced'],
  featureChangeLog: ['admin', '/feature-changelog'],
};

/** Pages that stand in for a screen, other kinds of a screen, and other people on it. */
export const MORE: readonly (readonly [name: string, place: Place, problem?: RegExp])[] = [
  ['a private page for a visitor', [null, '/courses']],
  ['Access Restricted', ['member', '/courses'], /^403 GET \/courses$/],
  ['a page that does not exist', ['member', '/nowhere/at/all'], /^404 GET/],
  ['a profile that does not exist', ['member', '/profile/nobody-at-all'], /^404 GET/],
  ['basic info of oneself', ['member', '/profile?tab=basic_info']],
  ['socials of oneself', ['member', '/profile?tab=socials']],
  ['membership of oneself', ['member', '/profile?tab=membership']],
  ['the account of oneself', ['member', '/profile?tab=account']],
  ['the profile of staff', ['admin', '/profile']],
  ['the content of staff', ['admin', '/content']],
  ['the community of staff', ['admin', '/community']],
  ['an entry of the change log', ['admin', async (atlas) => `/feature-changelog?id=${await atlas.newest('changelog')}`]],
  ['a thank-you page', [null, '/thank-you?of=workshop']],
  ['a course that does not exist', ['member', '/courses/my-courses/999999'], /^404 GET/],
  ['a picture among one’s resources', ownResource('Calm palette')],
  ['a recording among one’s resources', ownResource('One quiet minute')],
  ['a hosted film among one’s resources', ownResource('letters that are easy')],
  ['a link among one’s resources', ownResource('Portfolio template')],
  ['a resource that does not open yet', ownResource('Subcontractor agreement')],
  ['a film that opens for everybody', [null, openToAll('Film')]],
  ['a resource that is not public', [null, '/resources/public/1'], /^404 GET/],
  ['the calendar of events', ['member', '/events/my-events?tab=calendar&month=2026-11']],
  ['the times of an event', ['admin', async (atlas) => `/events/${await atlas.newest('events')}?tab=times`]],
  ['the attendance of an event', ['admin', async (atlas) => `/events/${await atlas.newest('events')}?tab=attendance`]],
  ['an event that does not exist', ['member', '/events/my-events/999999'], /^404 GET/],
  ['a lesson with a video', ['member', (atlas) => atlas.lessonPath(COURSE, 'Three questions before you apply')]],
  ['a locked course', ['non-member', lockedCourse]],
  ['home of a non-member', ['non-member', '/']],
  ['home of an expired member', ['expired', '/']],
  ['a lesson without its course', ['admin', '/lessons/new']],
  ['an email of the logs', logged('mail', 'outbox')],
  ['a failed job', logged('jobs', 'failedJobs')],
  ['a bulk change', logged('bulk', 'bulkJobs', 'state: DONE')],
  ['an error in a browser', logged('browser-errors', 'clientErrors')],
  ['a sign-in', logged('sign-ins', 'signInLog')],
  ['a change with what was before and after', logged('audit', 'auditEntries', 'action: "updateAccessLevel"')],
  ['the access of a member', person('members', '?tab=access')],
  ['an access level beside another one', ['admin', '/access-levels/coach?tab=compare&compare=head-coach']],
  ['what an access level opens', ['admin', '/access-levels/tribe-team-ro?tab=preview']],
  ['an access level of one’s own', ['admin', '/access-levels/admin/edit']],
  ['an archived list', ['admin', '/courses?status=archived']],
  ['the draft of a legal page', ['admin', '/default-settings?tab=legal&document=refund-policy']],
];

/** The address of a place, looked up as whoever looks at it, who is signed in afterwards. */
export async function pathOf([key, path]: Place, atlas: Atlas): Promise<string> {
  if (key !== null) await atlas.logIn(key);
  return typeof path === 'string' ? path : path(atlas);
}
