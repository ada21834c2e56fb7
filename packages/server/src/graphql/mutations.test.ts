import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES, type Role } from '@atlas/domain/access';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../registry/jobs.ts';
import { codeOf, globalId, testServer, type TestServer } from '../testing/testServer.ts';
import { auditEntries } from '../modules/audit/tables.ts';
import { fingerprintOf } from '../modules/jobs/bulk/selection.ts';
import { RULES } from './authorization.ts';
import { schema } from './schema.ts';
import { TEST_NOW } from '../testing/testApp.ts';

/** New records for each attempt, so that no mutation sees the changes of another. */
interface World {
  resourceId: number;
  courseId: number;
  unitId: number;
  lessonId: number;
  fileId: number;
  /** A weekly event that began a week ago, and is granted to members. */
  eventId: number;
  /** A cancelled event with future occurrences. */
  cancelledEventId: number;
  stageId: number;
  /** A task of the stage that returnee@ is in. */
  taskId: number;
  memberId: number;
  /** The revision of member@'s account, a picture that was uploaded for it, and a win. */
  revision: number;
  avatarId: number;
  winId: number;
  /** A person without an access level. */
  personId: number;
  levelId: number;
  /** The access level of members. */
  memberLevelId: number;
  nonMemberLevelId: number;
  /** An access level that no one holds, and whose description has changed. */
  freshLevelId: number;
  /** An unread notification of member@. */
  notificationId: number;
  entryId: number;
  openLessonId: number;
  failedJobId: number;
  /** An installation that was restored and paused. */
  installationId: number;
  mailId: number;
  /** The revisions at which the place of the event and the privacy policy were read. */
  settingRevision: number;
  legalRevision: number;
  /** Bulk operations on the course, started by admin@. */
  previewedJobId: number;
  runningJobId: number;
  endedJobId: number;
}

interface Try {
  /** The mutation with its arguments and its selection. */
  call: (world: World) => string;
  /**
   * The roles that may call it, by the seeded access levels and product decisions.
   *
   * @spec 1 §6
   */
  may: readonly Role[];
  /** The account that calls it. */
  as?: string;
  /** The mutation that restores the caller's session. */
  after?: string;
  /** Set when visitors may call it, too. */
  visitors?: true;
  /**
   * The audit entry's action and kind of record; or why there is none; or the test that reads the
   * entry, when it takes several steps.
   */
  audited: { action: string; subjectType: string } | { not: string } | { action: string; by: string };
}

const ADMIN = ['admin'] as const satisfies readonly Role[];
const EVERY_ROLE: readonly Role[] = ROLES;
const stage = (action: string): Pick<Try, 'may' | 'audited'> => ({ may: ADMIN, audited: { action, subjectType: 'stage' } });
/** Everyone may do this with their own records. */
const own = (action: string, subjectType = 'user'): Pick<Try, 'may' | 'as' | 'audited'> => ({
  may: EVERY_ROLE,
  as: 'member',
  audited: { action, subjectType },
});
const level = (action: string): Pick<Try, 'may' | 'audited'> => ({ may: ADMIN, audited: { action, subjectType: 'access level' } });
const entry = (action: string): Pick<Try, 'may' | 'audited'> => ({ may: ADMIN, audited: { action, subjectType: 'changelog entry' } });
const bulkJob = (action: string): Pick<Try, 'may' | 'audited'> => ({ may: ADMIN, audited: { action, subjectType: 'bulk job' } });
const resource = (action: string): Pick<Try, 'may' | 'audited'> => ({ may: ADMIN, audited: { action, subjectType: 'resource' } });
const course = (action: string, subjectType = 'course'): Pick<Try, 'may' | 'audited'> => ({ may: ADMIN, audited: { action, subjectType } });

const event = (action: string, subjectType = 'event'): Pick<Try, 'may' | 'audited'> => ({ may: ADMIN, audited: { action, subjectType } });
/** The start of that event, a week ago. It recurs a week later at the same time. */
const EVENT_TIME = '2025-11-05T03:00:00.000Z';
const NEXT_EVENT_TIME = '2025-11-12T03:00:00.000Z';
const EVENT_DAY =
  'startDay: "2025-11-05", startTime: "11:00 AM", endDay: "2025-11-05", endTime: "12:00 PM", timeZone: "GMT+08:00 Singapore"';

/**
 * Operations of people on their account. They use a wrong password here, so that the demo accounts
 * stay unchanged.
 */
const myAccount = (action: string, by = 'myAccount'): Pick<Try, 'may' | 'audited'> => ({
  may: EVERY_ROLE,
  audited: { action, by: `modules/auth/${by}.test.ts` },
});
const LINKED = 'name: "New", source: LINK, url: "https://example.com/", isPublic: false, forAffiliates: false, accessLevelIds: []';
const WRONG = 'input: { currentPassword: "wrong" }';
const WRONG_BOTH = 'input: { currentPassword: "wrong", code: "000000" }';

const MUTATIONS: Record<string, Try> = {
  changePassword: {
    ...myAccount('changePassword'),
    call: () => 'changePassword(input: { currentPassword: "wrong", password: "Bagong-simula-26" }) { email }',
  },
  changeEmail: {
    ...myAccount('changeEmail'),
    call: () => 'changeEmail(input: { currentPassword: "wrong", email: "new@example.com" }) { email }',
  },
  cancelEmailChange: { ...myAccount('cancelEmailChange'), call: () => 'cancelEmailChange { email }' },
  resendConfirmation: {
    may: EVERY_ROLE,
    audited: { by: 'modules/auth/myAccount.test.ts', action: 'confirmEmail' },
    call: () => 'resendConfirmation',
  },
  confirmEmail: { ...myAccount('confirmEmail'), visitors: true, call: () => 'confirmEmail(token: "x") { isConfirmed }' },
  validateOtp: {
    may: EVERY_ROLE,
    visitors: true,
    as: 'member',
    audited: { not: 'A code opens nothing by itself; a wrong one stands in the log of sign-ins.' },
    call: () => 'validateOtp(input: { id: 1, otp: 123456 }) { isValid }',
  },
  addUserLoginLog: {
    may: EVERY_ROLE,
    audited: { action: 'addUserLoginLog', by: 'modules/auth/myAccount.test.ts' },
    call: ({ memberId }) => `addUserLoginLog(input: { userId: ${memberId}, userEmail: "x@example.com", isSuccess: true, message: "x" })`,
  },
  endSession: {
    ...myAccount('endSession'),
    call: () => `endSession(id: "${globalId('OwnSession', 999_999_999)}", input: { currentPassword: "x" }) { email }`,
  },
  endOtherSessions: { ...myAccount('endOtherSessions'), call: () => 'endOtherSessions(input: { currentPassword: "x" }) { email }' },
  setUpSecondFactor: {
    may: EVERY_ROLE,
    audited: { by: 'modules/auth/secondFactor.test.ts', action: 'secondFactorOn' },
    call: () => `setUpSecondFactor(${WRONG}) { key }`,
  },
  confirmSecondFactor: { ...myAccount('secondFactorOn', 'secondFactor'), call: () => 'confirmSecondFactor(input: { code: "000000" })' },
  turnOffSecondFactor: { ...myAccount('secondFactorOff', 'secondFactor'), call: () => `turnOffSecondFactor(${WRONG_BOTH}) { email }` },
  renewRecoveryCodes: { ...myAccount('recoveryCodes', 'secondFactor'), call: () => `renewRecoveryCodes(${WRONG_BOTH})` },
  removeSecondFactor: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'removeSecondFactor', by: 'modules/auth/secondFactor.test.ts' },
    call: ({ personId }) => `removeSecondFactor(userId: ${personId})`,
  },
  revokePasswordResets: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'revokePasswordResets', by: 'modules/auth/passwordResets.test.ts' },
    call: ({ memberId }) => `revokePasswordResets(userId: ${memberId})`,
  },
  createUser: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'createUser', subjectType: 'user' },
    call: ({ personId, nonMemberLevelId }) =>
      `createUser(input: { firstName: "New", email: "new.${personId}@people.example", accessLevelId: ${nonMemberLevelId} }) { id }`,
  },
  updateUser: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'updateUser', subjectType: 'user' },
    call: ({ personId }) => `updateUser(databaseId: ${personId}, revision: 1, input: { firstName: "Renamed" }) { id }`,
  },
  giveAccessLevel: {
    may: ['admin', 'tribe-team-fa'],
    as: 'admin',
    audited: { action: 'giveAccessLevel', subjectType: 'user' },
    call: ({ personId, memberLevelId }) => `giveAccessLevel(databaseId: ${personId}, accessLevelId: ${memberLevelId}) { id }`,
  },
  takeAccessLevel: {
    may: ['admin', 'tribe-team-fa'],
    as: 'admin',
    audited: { action: 'takeAccessLevel', subjectType: 'user' },
    call: ({ personId, memberLevelId }) =>
      `give: giveAccessLevel(databaseId: ${personId}, accessLevelId: ${memberLevelId}) { id } takeAccessLevel(databaseId: ${personId}, accessLevelId: ${memberLevelId}) { id }`,
  },
  endSessions: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'endSessions', by: 'modules/users/personLevels.test.ts' },
    call: ({ personId }) => `endSessions(userId: ${personId})`,
  },
  startImpersonation: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'startImpersonation', by: 'modules/auth/impersonation.test.ts' },
    call: ({ personId, memberLevelId }) =>
      `give: giveAccessLevel(databaseId: ${personId}, accessLevelId: ${memberLevelId}) { id } startImpersonation(userId: ${personId}, reason: "Cannot open a course")`,
    after: 'mutation { stopImpersonation }',
  },
  stopImpersonation: { ...myAccount('stopImpersonation', 'impersonation'), call: () => 'stopImpersonation(originalUserId: 1)' },
  updateAffiliateCode: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { action: 'registerLead', by: 'modules/affiliates/affiliates.test.ts' },
    call: () => 'updateAffiliateCode(input: { email: "member@atlas.example", tags: "Atlas Signup", affCode: "nobody" })',
  },

  sendMailAgain: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'sendMailAgain', subjectType: 'email' },
    call: ({ mailId }) => `sendMailAgain(input: { databaseId: ${mailId} }) { id }`,
  },

  createCourse: { ...course('createCourse'), call: () => 'createCourse(input: { name: "New", accessLevelIds: [] }) { id }' },
  updateCourse: {
    ...course('updateCourse'),
    call: ({ courseId }) => `updateCourse(databaseId: ${courseId}, revision: 1, input: { name: "Renamed", accessLevelIds: [] }) { id }`,
  },
  saveCourseIntro: {
    ...course('saveCourseIntro'),
    call: ({ courseId }) => `saveCourseIntro(databaseId: ${courseId}, revision: 1, input: { intro: "Welcome", introVideoUrl: "" }) { id }`,
  },
  setCourseArchived: {
    ...course('archiveCourse'),
    call: ({ courseId }) => `setCourseArchived(databaseId: ${courseId}, archived: true) { id }`,
  },
  createEvent: {
    ...event('createEvent'),
    call: () => `createEvent(input: { name: "New", ${EVENT_DAY}, place: "Manila", accessLevelIds: [] }) { id }`,
  },
  updateEvent: {
    ...event('updateEvent'),
    call: ({ eventId }) =>
      `updateEvent(databaseId: ${eventId}, revision: 1, input: { name: "Renamed", ${EVENT_DAY}, every: WEEK, place: "Manila", accessLevelIds: [] }) { id }`,
  },
  setEventArchived: {
    ...event('archiveEvent'),
    call: ({ eventId }) => `setEventArchived(databaseId: ${eventId}, archived: true) { id }`,
  },
  cancelEvent: {
    ...event('cancelEvent'),
    call: ({ eventId }) => `cancelEvent(databaseId: ${eventId}, revision: 1, reason: "A typhoon") { id }`,
  },
  reinstateEvent: {
    ...event('reinstateEvent'),
    call: ({ cancelledEventId }) => `reinstateEvent(databaseId: ${cancelledEventId}, revision: 1) { id }`,
  },
  changeOccurrence: {
    ...event('changeOccurrence', 'event time'),
    call: ({ eventId }) =>
      `changeOccurrence(eventId: ${eventId}, occursAt: "${EVENT_TIME}", revision: 0, input: { ${EVENT_DAY}, cancelled: true, reason: "A typhoon" }) { id }`,
  },
  answerEvent: {
    ...own('answerEvent', 'event answer'),
    call: ({ eventId }) => `answerEvent(eventId: ${eventId}, occursAt: "${NEXT_EVENT_TIME}", revision: 1, going: true) { id }`,
  },
  recordAttendance: {
    // By the page `event`. The list of people is empty, because each role manages different people.
    may: ['admin', 'assistant-coach', 'coach', 'expert', 'head-coach', 'tribe-team-fa', 'tribe-team-ro'],
    audited: { action: 'recordAttendance', by: 'modules/events/answers.test.ts' },
    call: ({ eventId }) => `recordAttendance(eventId: ${eventId}, occursAt: "${EVENT_TIME}", userIds: [], present: true) { id }`,
  },
  resetCalendarFeed: { ...own('resetCalendarFeed', 'calendar feed'), call: () => 'resetCalendarFeed { calendarFeedUrl }' },
  createUnit: {
    ...course('createUnit', 'unit'),
    call: ({ courseId }) => `createUnit(courseId: ${courseId}, input: { name: "New" }) { id }`,
  },
  updateUnit: {
    ...course('updateUnit', 'unit'),
    call: ({ unitId }) => `updateUnit(databaseId: ${unitId}, revision: 1, input: { name: "Renamed" }) { id }`,
  },
  removeUnit: { ...course('removeUnit', 'unit'), call: ({ unitId }) => `removeUnit(databaseId: ${unitId + 1}) { id }` },
  saveTracks: {
    ...course('saveTracks'),
    call: ({ courseId, unitId, lessonId }) =>
      `saveTracks(courseId: ${courseId}, order: [{ unitId: ${unitId + 1}, lessonIds: [${lessonId}] }, { unitId: ${unitId}, lessonIds: [] }]) { id }`,
  },
  createLesson: {
    ...course('createLesson', 'lesson'),
    call: ({ unitId }) => `createLesson(input: { unitId: ${unitId}, name: "New", type: TEXT }) { id }`,
  },
  updateLesson: {
    ...course('updateLesson', 'lesson'),
    call: ({ unitId, lessonId }) =>
      `updateLesson(databaseId: ${lessonId}, revision: 1, input: { unitId: ${unitId}, name: "Renamed", type: TEXT }) { id }`,
  },
  setLessonArchived: {
    ...course('archiveLesson', 'lesson'),
    call: ({ lessonId }) => `setLessonArchived(databaseId: ${lessonId}, archived: true) { id }`,
  },
  renameLessonFile: {
    ...course('renameLessonFile', 'lesson file'),
    call: ({ fileId }) => `renameLessonFile(databaseId: ${fileId}, name: "plan") { id }`,
  },
  removeLessonFile: {
    ...course('removeLessonFile', 'lesson file'),
    call: ({ fileId }) => `removeLessonFile(databaseId: ${fileId}) { id }`,
  },

  createResource: {
    ...resource('createResource'),
    call: () => `createResource(input: { ${LINKED} }) { id }`,
  },
  updateResource: {
    ...resource('updateResource'),
    call: ({ resourceId }) => `updateResource(databaseId: ${resourceId}, revision: 1, input: { ${LINKED} }) { id }`,
  },
  setResourceArchived: {
    ...resource('archiveResource'),
    call: ({ resourceId }) => `setResourceArchived(databaseId: ${resourceId}, archived: true) { id }`,
  },

  finishLesson: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { action: 'finishLesson', subjectType: 'lesson' },
    call: ({ openLessonId }) => `finishLesson(lessonId: ${openLessonId}) { id }`,
  },
  unfinishLesson: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { action: 'unfinishLesson', subjectType: 'lesson' },
    call: ({ openLessonId }) => `finish: finishLesson(lessonId: ${openLessonId}) { id } unfinishLesson(lessonId: ${openLessonId}) { id }`,
  },
  saveLessonPosition: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { not: 'It is written every few seconds of watching and decides nothing.' },
    call: ({ openLessonId }) => `saveLessonPosition(lessonId: ${openLessonId}, positionSeconds: 7) { id }`,
  },
  saveLessonNote: {
    may: EVERY_ROLE,
    as: 'member',
    audited: { action: 'saveLessonNote', subjectType: 'lesson' },
    call: ({ openLessonId }) => `saveLessonNote(lessonId: ${openLessonId}, revision: 0, text: "Ask first.") { id }`,
  },
  finishTask: {
    may: EVERY_ROLE,
    as: 'returnee',
    audited: { action: 'finishTask', subjectType: 'task' },
    call: ({ taskId }) => `finishTask(taskId: ${taskId}, evidence: "Done") { id }`,
  },
  askToMoveUp: {
    may: EVERY_ROLE,
    as: 'upcoming',
    audited: { action: 'askToMoveUp', subjectType: 'user' },
    call: () => 'askToMoveUp { id }',
  },
  switchRole: {
    may: EVERY_ROLE,
    as: 'multi',
    audited: { action: 'switchRole', subjectType: 'user' },
    call: ({ levelId }) => `switchRole(accessLevelId: ${levelId})`,
  },

  updateProfile: {
    ...own('updateProfile'),
    call: ({ revision, courseId }) =>
      `updateProfile(revision: ${revision}, input: { firstName: "Maricel", about: "Since ${courseId}", slug: "maricel-${courseId}" }) { id }`,
  },
  setFacebookProfile: {
    ...own('setFacebookProfile'),
    call: ({ courseId }) => `setFacebookProfile(facebookProfile: "facebook.com/maricel.${courseId}") { id }`,
  },
  hideReturneeModal: {
    may: EVERY_ROLE,
    audited: { action: 'hideReturneeModal', by: 'modules/users/profile.test.ts' },
    call: () => 'hideReturneeModal',
  },
  registerToChallenge: {
    may: EVERY_ROLE,
    visitors: true,
    audited: { action: 'registerToChallenge', by: 'modules/challenges/challenges.test.ts' },
    call: () => 'registerToChallenge(email: "somebody.new@people.example") { email }',
  },
  setProfileImage: { ...own('setProfileImage'), call: ({ avatarId }) => `setProfileImage(fileId: ${avatarId}) { id }` },
  saveWin: { ...own('saveWin', 'win'), call: () => 'saveWin(input: { title: "First client", achievedOn: "2025-11-01" }) { id }' },
  removeWin: { ...own('removeWin', 'win'), call: ({ winId }) => `removeWin(databaseId: ${winId}) { id }` },
  setNotificationPreference: {
    ...own('setNotificationPreference'),
    call: () =>
      'on: setNotificationPreference(kind: MOVE_UP, email: true) { id } setNotificationPreference(kind: MOVE_UP, email: false) { id }',
  },

  setNotificationRead: {
    ...own('setNotificationRead', 'notification'),
    call: ({ notificationId }) => `setNotificationRead(databaseId: ${notificationId}, isRead: true) { unreadNotifications }`,
  },
  markAllNotificationsRead: {
    ...own('markAllNotificationsRead'),
    call: () => `markAllNotificationsRead(until: "${TEST_NOW.toISOString()}") { unreadNotifications }`,
  },

  createAccessLevel: {
    ...level('createAccessLevel'),
    call: ({ freshLevelId: n }) =>
      `createAccessLevel(input: { name: "New", key: "fresh-${n}", role: COACH, pageAccess: ["courses"], functionAccess: [] }) { id }`,
  },
  updateAccessLevel: {
    ...level('updateAccessLevel'),
    call: ({ freshLevelId }) =>
      `updateAccessLevel(databaseId: ${freshLevelId}, revision: 1, input: { name: "Renamed", role: COACH, pageAccess: [], functionAccess: [] }) { id }`,
  },
  setAccessLevelArchived: {
    ...level('archiveAccessLevel'),
    call: ({ freshLevelId }) => `setAccessLevelArchived(databaseId: ${freshLevelId}, archived: true) { id }`,
  },
  restoreAccessLevelVersion: {
    ...level('restoreAccessLevelVersion'),
    call: ({ freshLevelId }) => `restoreAccessLevelVersion(databaseId: ${freshLevelId}, revision: 1, number: 1) { id }`,
  },

  updateSettings: {
    may: ADMIN,
    audited: { action: 'updateSettings', subjectType: 'settings' },
    call: ({ settingRevision: revision, courseId }) =>
      `updateSettings(edits: [{ name: "event-place", value: "Place ${courseId}", revision: ${revision} }]) { id }`,
  },
  saveLegalDocument: {
    may: ADMIN,
    audited: { action: 'saveLegalDocument', subjectType: 'legal page' },
    call: ({ legalRevision, courseId }) =>
      `saveLegalDocument(kind: PRIVACY_POLICY, revision: ${legalRevision}, input: { body: "Draft ${courseId}" }) { id }`,
  },
  publishLegalDocument: {
    may: ADMIN,
    audited: { action: 'publishLegalDocument', subjectType: 'legal page' },
    call: ({ legalRevision: n, courseId }) =>
      `save: saveLegalDocument(kind: PRIVACY_POLICY, revision: ${n}, input: { body: "Text ${courseId}" }) { id } publishLegalDocument(kind: PRIVACY_POLICY, revision: ${n + 1}) { id }`,
  },
  saveChangelogEntry: {
    ...entry('saveChangelogEntry'),
    call: () => 'saveChangelogEntry(input: { title: "New", body: "Text" }) { id }',
  },
  publishChangelogEntry: {
    ...entry('publishChangelogEntry'),
    call: ({ entryId }) => `publishChangelogEntry(databaseId: ${entryId}, revision: 1, published: true) { id }`,
  },
  setChangelogEntryArchived: {
    ...entry('archiveChangelogEntry'),
    call: ({ entryId }) => `setChangelogEntryArchived(databaseId: ${entryId}, archived: true) { id }`,
  },

  createStage: { ...stage('createStage'), call: () => 'createStage(input: { name: "New" }) { id }' },
  updateStage: {
    ...stage('updateStage'),
    call: ({ stageId }) => `updateStage(databaseId: ${stageId}, revision: 1, input: { name: "Renamed" }) { id }`,
  },
  setStageArchived: { ...stage('archiveStage'), call: ({ stageId }) => `setStageArchived(databaseId: ${stageId}, archived: true) { id }` },
  saveTasks: {
    ...stage('saveTasks'),
    call: ({ stageId }) => `saveTasks(databaseId: ${stageId}, revision: 1, tasks: [{ title: "A task", points: 10 }]) { id }`,
  },
  setStagePeople: {
    ...stage('setStagePeople'),
    call: ({ stageId, memberId }) =>
      `setStagePeople(databaseId: ${stageId}, revision: 1, managerIds: [], reviewerIds: [${memberId}]) { id }`,
  },
  saveStageOrder: {
    may: ADMIN,
    audited: { action: 'saveStageOrder', subjectType: 'journey' },
    call: ({ stageId }) => `saveStageOrder(stageIds: [${stageId}, STAGES]) { id }`,
  },

  setUserArchived: {
    may: ['admin', 'tribe-team-fa'],
    audited: { action: 'archiveUser', subjectType: 'user' },
    call: ({ personId }) => `setUserArchived(databaseId: ${personId}, archived: true, reason: "Moved abroad") { id }`,
  },

  previewBulkJob: {
    may: ADMIN,
    audited: { action: 'previewBulkJob', subjectType: 'bulk job' },
    call: ({ courseId }) =>
      `previewBulkJob(operation: ARCHIVE_COURSES, input: {}, selection: { list: courses, search: "", ids: [${courseId}] }) { id }`,
  },
  applyBulkJob: { ...bulkJob('applyBulkJob'), call: ({ previewedJobId }) => `applyBulkJob(databaseId: ${previewedJobId}) { id }` },
  stopBulkJob: { ...bulkJob('stopBulkJob'), call: ({ runningJobId }) => `stopBulkJob(databaseId: ${runningJobId}) { id }` },
  undoBulkJob: { ...bulkJob('undoBulkJob'), call: ({ endedJobId }) => `undoBulkJob(databaseId: ${endedJobId}) { id }` },
  dismissBulkJob: { ...bulkJob('dismissBulkJob'), call: ({ endedJobId }) => `dismissBulkJob(databaseId: ${endedJobId}) { id }` },
  startExport: {
    may: ['admin', 'tribe-team-fa', 'tribe-team-ro'],
    audited: { action: 'startExport', subjectType: 'export' },
    call: () => 'startExport(list: AUDIT_ENTRIES, format: CSV, search: "") { id }',
  },

  runJobAgain: {
    may: ADMIN,
    audited: { action: 'runJobAgain', subjectType: 'failed job' },
    call: ({ failedJobId }) => `runJobAgain(input: { databaseId: ${failedJobId} }) { id }`,
  },
  resumeOutgoing: {
    may: ADMIN,
    audited: { action: 'resumeOutgoing', subjectType: 'installation' },
    call: ({ installationId }) => `paused${installationId}: resumeOutgoing { resumedAt }`,
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

const one = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await server.app.database.db.execute<{ id: number }>(query)).rows[0]?.id ?? 0;

const owner = () => server.idOf('member');
const levelOf = (key: string) => one(sql`select id from access_levels where key = ${key}`);
const courseOfMembers = sql`(select course_id from access_level_courses where access_level_id = (select id from access_levels where key = 'member') limit 1)`;

/** Reads or creates one value of the world. */
type Make = (of: (name: keyof World) => Promise<number>) => Promise<number>;

/** A bulk operation on the course, in a given state. */
const jobOfCourse =
  (state: string): Make =>
  async (of) => {
    const courseId = await of('courseId');
    return one(sql`insert into bulk_jobs (operation, input, list, selected_ids, preview_hash, state, total, changed, started_by_id, undoable_until, created_at)
      values ('archive-courses', '{}', 'courses', ${JSON.stringify([courseId])}::jsonb, ${fingerprintOf([courseId])}, ${state},
        1, ${state === 'done' ? 1 : 0}, ${await server.idOf('admin')}, ${new Date(TEST_NOW.getTime() + 1).toISOString()}, ${TEST_NOW}) returning id`);
  };

const MAKES: Record<keyof World, Make> = {
  settingRevision: () => one(sql`select revision as id from settings where name = 'event-place'`),
  legalRevision: () => one(sql`select revision as id from legal_documents where kind = 'privacy-policy'`),
  previewedJobId: jobOfCourse('previewed'),
  runningJobId: jobOfCourse('running'),
  endedJobId: jobOfCourse('done'),
  resourceId: () =>
    one(
      sql`insert into resources (name, kind, url, created_at) values ('Fresh', 'link', 'https://example.com/', ${TEST_NOW}) returning id`,
    ),
  courseId: () => one(sql`insert into courses (name, created_at) values ('Fresh', ${TEST_NOW}) returning id`),
  unitId: async (of) => {
    const courseId = await of('courseId');
    const unitId = await one(sql`insert into units (course_id, position, name) values (${courseId}, 1, 'One') returning id`);
    await one(sql`insert into units (course_id, position, name) values (${courseId}, 2, 'Empty') returning id`);
    return unitId;
  },
  lessonId: async (of) =>
    one(
      sql`insert into lessons (unit_id, position, name, type, created_at) values (${await of('unitId')}, 1, 'A', 'TEXT', ${TEST_NOW}) returning id`,
    ),
  openLessonId: () =>
    one(sql`with place as (select id as unit_id from units where course_id = ${courseOfMembers} limit 1)
      insert into lessons (unit_id, position, name, type, created_at)
      select unit_id, (select max(position) + 1 from lessons l where l.unit_id = place.unit_id), 'Open', 'TEXT', ${TEST_NOW} from place returning id`),
  fileId: async (of) =>
    one(sql`insert into files (name, media_type, bytes, storage_key, purpose, lesson_id, created_at)
      values ('a.pdf', 'application/pdf', 1, 'x', 'attachment', ${await of('lessonId')}, ${TEST_NOW}) returning id`),
  stageId: () =>
    one(
      sql`insert into stages (number, name, created_at) values ((select max(number) + 1 from stages), 'Fresh', ${TEST_NOW}) returning id`,
    ),
  taskId: async () =>
    one(sql`insert into tasks (stage_id, position, title, points)
      select stage_id, (select max(position) + 1 from tasks), 'Fresh', 10 from user_stages
      where user_id = ${await server.idOf('returnee')} and left_at is null returning id`),
  memberId: () => server.idOf('coach'),
  revision: async () => one(sql`select revision as id from users where id = ${await owner()}`),
  avatarId: async () => {
    await one(sql`delete from files where user_id = ${await owner()} and purpose = 'avatar'`);
    return one(sql`insert into files (name, media_type, bytes, storage_key, purpose, user_id, created_at)
      values ('me.webp', 'image/webp', 1, 'y', 'avatar', ${await owner()}, ${TEST_NOW}) returning id`);
  },
  winId: async () => {
    await one(sql`delete from wins where user_id = ${await owner()}`);
    return one(sql`insert into wins (user_id, title, achieved_on, created_at)
      values (${await owner()}, 'A win', '2025-11-01', ${TEST_NOW}) returning id`);
  },
  personId: () =>
    one(sql`with fresh as (insert into users (email, tribe_id, slug, first_name, last_name, created_at)
        select word || '@people.example', word, word, 'Fresh', 'Person', ${TEST_NOW} from cast(gen_random_uuid() as text) as word returning id)
      insert into second_factors (user_id, encrypted_secret, confirmed_at, created_at) select id, 'x', ${TEST_NOW}, ${TEST_NOW} from fresh
      returning user_id as id`),
  freshLevelId: async () => {
    const id = await one(sql`insert into access_levels (key, name, role, page_access, function_access, created_at)
      values ('l' || replace(gen_random_uuid()::text, '-', ''), 'Fresh', 'coach', '{}', '{}', ${TEST_NOW}) returning id`);
    await one(sql`insert into access_level_versions (access_level_id, number, name, role, page_access, function_access, created_at)
      values (${id}, 1, 'Before', 'coach', '{}', '{}', ${TEST_NOW}) returning id`);
    return id;
  },
  notificationId: async () =>
    one(sql`insert into notifications (user_id, kind, title, dedupe_key, created_at)
      values (${await owner()}, 'group', 'A', gen_random_uuid()::text, ${TEST_NOW}) returning id`),
  entryId: () => one(sql`insert into changelog_entries (title, body, created_at) values ('A', 'B', ${TEST_NOW}) returning id`),
  levelId: () => levelOf('affiliate'),
  memberLevelId: () => levelOf('member'),
  nonMemberLevelId: () => levelOf('non-member'),
  eventId: () =>
    one(sql`with event as (
        insert into events (name, starts_at, ends_at, every, place, created_at)
        values ('Event', ${EVENT_TIME}, ${EVENT_TIME}::timestamptz + interval '1 hour', 'week', 'Manila', ${TEST_NOW}) returning id
      )
      insert into access_level_events (access_level_id, event_id) select l.id, event.id from access_levels l, event where l.key = 'member' returning event_id as id`),
  cancelledEventId: () =>
    one(sql`insert into events (name, starts_at, ends_at, every, place, cancelled_at, cancel_reason, over_at, created_at)
      values ('Cancelled', ${EVENT_TIME}, ${EVENT_TIME}::timestamptz + interval '1 hour', 'week', 'Manila', ${EVENT_TIME}, 'x', ${EVENT_TIME}, ${TEST_NOW})
      returning id`),
  failedJobId: () =>
    one(sql`insert into failed_jobs (job_id, queue, data, problem, tries, sent_at, failed_at)
      values (gen_random_uuid(), 'auth.removeExpired', '{}', 'x', 6, ${TEST_NOW}, ${TEST_NOW}) returning id`),
  installationId: () =>
    one(sql`insert into installation (restored_at, backup_at, paused_at) values (${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW})
      on conflict (id) do update set resumed_at = null, resumed_by_id = null returning id`),
  mailId: () =>
    one(sql`insert into outbox (channel, recipient, kind, subject, payload, dedupe_key, state, attempts, not_before, problem, created_at)
      values ('email', 'juan@example.com', 'testMail', 'A', '{}', gen_random_uuid()::text, 'failed', 6, ${TEST_NOW}, 'x', ${TEST_NOW}) returning id`),
};

/** Creates a world with only the values that the mutation's call reads. */
async function worldFor(call: Try['call']): Promise<World> {
  const read = new Set<keyof World>();
  call(new Proxy({} as World, { get: (_, name) => (read.add(name as keyof World), 0) }));
  const made = new Map<keyof World, Promise<number>>();
  const of = (name: keyof World): Promise<number> => {
    const known = made.get(name) ?? MAKES[name](of);
    made.set(name, known);
    return known;
  };
  const world: Partial<World> = {};
  for (const name of read) world[name] = await of(name);
  return world as World;
}

async function callOf(name: string): Promise<string> {
  const call = MUTATIONS[name]?.call ?? (() => '');
  const world = await worldFor(call);
  const text = call(world);
  if (!text.includes('STAGES')) return `mutation { ${text} }`;
  const { rows } = await server.app.database.db.execute<{ id: number }>(
    sql`select id from stages where archived_at is null and id <> ${world.stageId} order by number`,
  );
  return `mutation { ${text.replace('STAGES', rows.map(({ id }) => id).join(', '))} }`;
}

const NAMES = Object.keys(schema.getMutationType()?.getFields() ?? {});

it('every mutation has a row here, and a rule', () => {
  expect(Object.keys(MUTATIONS).toSorted()).toEqual(NAMES.toSorted());
  expect(NAMES.filter((name) => RULES.fields[`Mutation.${name}`] === undefined)).toEqual([]);
});

describe('a mutation', () => {
  it.each(NAMES)('%s is rejected for roles without access, before anything is written', async (name) => {
    const call = await callOf(name);
    const rejected: string[] = [];
    for (const role of ROLES) {
      // An operation that ran once may be rejected the second time, for any caller.
      const code = codeOf(await server.request(role, MUTATIONS[name]?.may.includes(role) ? await callOf(name) : call));
      if (MUTATIONS[name]?.after !== undefined) await server.request(role, MUTATIONS[name].after);
      if (code === 'FORBIDDEN' && !MUTATIONS[name]?.may.includes(role)) rejected.push(role);
      // A caller with access may still get the error that this lesson is locked, or this level is
      // not held.
      if (MUTATIONS[name]?.may.includes(role) && MUTATIONS[name].may !== EVERY_ROLE) expect([role, code]).toEqual([role, undefined]);
    }
    expect(rejected.toSorted()).toEqual(ROLES.filter((role) => !MUTATIONS[name]?.may.includes(role)).toSorted());
    const visitor = await server.browser().graphql(call);
    expect(codeOf(visitor.json)).toBe(MUTATIONS[name]?.visitors ? undefined : 'UNAUTHENTICATED');
  });

  it.each(NAMES)('%s writes an audit entry with actor, request and change, or documents why not', async (name) => {
    const { as = 'admin', audited } = MUTATIONS[name] ?? { audited: { not: '' } };
    if ('by' in audited) {
      expect(readFileSync(join(import.meta.dirname, '..', audited.by), 'utf8')).toContain(`'${audited.action}'`);
      return;
    }
    const call = await callOf(name);
    const answer = await (await server.as(as)).graphql(call);
    expect(answer.json.errors).toBeUndefined();
    const requestId = answer.headers.get('x-request-id');
    const lines = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.requestId} = ${requestId}`);
    if ('not' in audited) {
      expect([audited.not.length > 20, lines]).toEqual([true, []]);
      return;
    }
    expect(lines.at(-1)).toMatchObject({ ...audited, actorId: await server.idOf(as) });
    expect(lines.at(-1)?.before ?? lines.at(-1)?.after).not.toBeNull();
  });
});

describe('a level without the flag', () => {
  const withAdminFlags = (change: string) =>
    server.app.database.db.execute(sql.raw(`update access_levels set ${change} where key = 'admin'`));

  it.each([
    ['createCourse', 'newCourse', 'page_access'],
    ['createCourse', 'course_create', 'function_access'],
    ['createEvent', 'newEvent', 'page_access'],
    ['createEvent', 'event_create', 'function_access'],
    ['createLesson', 'newLesson', 'page_access'],
    ['createLesson', 'lesson_create', 'function_access'],
    ['createResource', 'newResourceFile', 'page_access'],
    ['createResource', 'resource-file_create', 'function_access'],
    ['updateResource', 'editResourceFile', 'page_access'],
    ['setResourceArchived', 'editResourceFile', 'page_access'],
    ['createAccessLevel', 'newAccessLevel', 'page_access'],
    ['createAccessLevel', 'access-level_create', 'function_access'],
    ['createStage', 'newStage', 'page_access'],
    ['createStage', 'stage_create', 'function_access'],
    ['updateStage', 'editStage', 'page_access'],
    ['updateSettings', 'defaultSettings', 'page_access'],
    ['saveLegalDocument', 'defaultSettings', 'page_access'],
    ['publishLegalDocument', 'defaultSettings', 'page_access'],
    ['createUser', 'newUser', 'page_access'],
    ['createUser', 'user_create', 'function_access'],
    ['updateUser', 'editUser', 'page_access'],
    ['setUserArchived', 'editUser', 'page_access'],
    ['saveChangelogEntry', 'featureChangeLog', 'page_access'],
    ['publishChangelogEntry', 'defaultSettings', 'page_access'],
    ['sendMailAgain', 'infoLogsReport', 'page_access'],
    ['sendMailAgain', 'user_create', 'function_access'],
  ])('cannot %s: it needs both the page and the function (%s)', async (name, flag, column) => {
    const call = await callOf(name);
    await withAdminFlags(`${column} = ${column} || '{"${flag}": false}'`);
    expect(codeOf(await server.request('admin', call))).toBe('FORBIDDEN');
    await withAdminFlags(`${column} = ${column} || '{"${flag}": true}'`);
    expect(codeOf(await server.request('admin', call))).toBeUndefined();
  });
});
