const maricel = { databaseId: 4, name: 'Maricel Dela Cruz' };
const ivy = { databaseId: 12, name: 'Ivy Rosales' };
const aileen = { databaseId: 1, name: 'Aileen Bautista' };

export const requestId = '3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d';

const message = {
  channel: 'EMAIL',
  recipient: 'maricel.delacruz@example.com',
  user: maricel,
  kind: 'payment-due',
  subject: 'Your payment is due tomorrow',
  state: 'SENT',
  attempts: 1,
  notBefore: '2025-11-12T01:00:00Z',
  sentAt: '2025-11-12T01:00:02Z' as string | null,
  problem: null as string | null,
  createdAt: '2025-11-12T01:00:00Z',
};

export const sentMail = { ...message, databaseId: 101 };
/** A message that failed once and will be tried again. */
export const waitingMail = {
  ...message,
  databaseId: 102,
  subject: 'Welcome to Atlas',
  kind: 'welcome',
  state: 'WAITING',
  sentAt: null,
  notBefore: '2025-11-12T02:05:00Z',
  problem: 'The mail server did not answer within 30 seconds.',
};
/** A message that failed on every allowed try. */
export const failedMail = {
  ...message,
  databaseId: 103,
  subject: 'Your code to set a new password',
  kind: 'password-reset',
  recipient: 'juan@example.com',
  user: null,
  state: 'FAILED',
  attempts: 6,
  sentAt: null,
  problem: 'The mailbox is full (552).',
};

export const queues = [
  { name: 'mail.send', waiting: 12, oldestWaitingSeconds: 190, running: 2, failed: 0 },
  { name: 'files.removeDropped', waiting: 0, oldestWaitingSeconds: null, running: 0, failed: 1 },
];

export const failedJob = {
  databaseId: 201,
  queue: 'files.removeDropped',
  data: { fileIds: [12, 13], of: { lessonId: 16 }, isUrgent: false },
  problem: 'connect ECONNREFUSED 10.0.4.12:9000',
  tries: 6,
  sentAt: '2025-11-12T00:10:00Z',
  failedAt: '2025-11-12T00:16:00Z',
  ranAgainAt: null,
  ranAgainBy: null,
};
/** The failed job after staff ran it again. */
export const ranAgainJob = { ...failedJob, ranAgainAt: '2025-11-12T02:00:00Z', ranAgainBy: aileen };
/** A job without data. */
export const bareJob = {
  ...failedJob,
  databaseId: 202,
  queue: 'auth.removeExpired',
  data: {},
  problem: 'The database refused a statement (57014).',
};

export const renderError = {
  databaseId: 301,
  kind: 'RENDER',
  build: 'DR0r5Hto',
  route: 'viewLesson',
  browser: 'Facebook',
  message: "TypeError: Cannot read properties of undefined (reading 'duration')",
  stack: ['at VideoPlayer (/assets/LessonScreen-C7yGm2pN.js:1:4120)', 'at draw (/assets/index-DR0r5Hto.js:9:58211)'].join('\n'),
  requestId,
  at: '2025-11-12T01:40:00Z',
};
/** An error reported without a stack and a route. */
export const bareError = { ...renderError, databaseId: 302, kind: 'POLICY', route: null, message: 'script-src-elem inline', stack: '' };

const PHONE = 'Mozilla/5.0 (Linux; Android 12; RMX3501) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

export const signedIn = {
  databaseId: 401,
  at: '2025-11-12T01:55:00Z',
  user: maricel,
  email: 'maricel.delacruz@example.com',
  isSuccess: true,
  message: 'signed in',
  ip: '203.0.113.66',
  userAgent: PHONE,
  requestId,
};
/** An attempt with an address that has no account. */
export const unknownAddress = {
  ...signedIn,
  databaseId: 402,
  user: null,
  email: 'maricel@mail.example.com',
  isSuccess: false,
  message: 'unknown account',
};

export const stageEntry = {
  databaseId: 501,
  at: '2025-11-12T01:30:00Z',
  actor: aileen,
  onBehalfOf: null as typeof maricel | null,
  action: 'updateStage',
  subjectType: 'stage',
  subjectId: 2 as number | null,
  subject: { name: 'Choose the service that you offer' as string | null, pageId: '2' as string | null, isGone: false },
  summary: null as string | null,
  references: [
    { kind: 'user', databaseId: 21, name: 'Liza Mercado' },
    { kind: 'user', databaseId: 22, name: 'Noel Aquino' },
  ],
  before: {
    name: 'Choose your service',
    tasks: [
      { id: 200, title: 'List twenty things that people pay for', points: 75 },
      { id: 201, title: 'Choose one niche', points: 100 },
    ],
    reviewerIds: [21, 22],
  } as object | null,
  after: {
    name: 'Choose the service that you offer',
    tasks: [
      { id: 201, title: 'Choose one niche', points: 125 },
      { id: 202, title: 'Write your offer in one sentence', points: 75 },
    ],
    reviewerIds: [21],
  } as object | null,
  reason: null as string | null,
  requestId: requestId as string | null,
};
/** A change made while viewing as a member, with a reason. */
export const borrowedEntry = {
  ...stageEntry,
  databaseId: 502,
  actor: ivy,
  onBehalfOf: maricel,
  action: 'finishLesson',
  subjectType: 'lesson',
  subjectId: 16,
  subject: { name: 'Your first proposal', pageId: '16', isGone: false },
  references: [],
  before: null,
  after: { finishedAt: '2025-11-12T01:20:00.000Z', body: Array.from({ length: 12 }, (_none, line) => `Line ${line + 1}`).join('\n') },
  reason: 'The check mark did not stay on her phone.',
};
/** A change made by the system, without a record. */
export const systemEntry = {
  ...stageEntry,
  databaseId: 503,
  actor: null,
  action: 'runBackup',
  subjectType: 'backup',
  subjectId: null,
  subject: { name: null, pageId: null, isGone: false },
  references: [],
  before: null,
  after: null,
  requestId: null,
};
/** Two settings saved together. */
export const settingsEntry = {
  ...stageEntry,
  databaseId: 504,
  action: 'updateSettings',
  subjectType: 'settings',
  subjectId: 1,
  subject: { name: null, pageId: null, isGone: false },
  summary: 'Grace after the expiry: from 14 days to 21 days · The workshop is live now: from Off to On',
  references: [],
  before: { 'expiry-grace-days': '14', 'workshop-is-live': 'false' },
  after: { 'expiry-grace-days': '21', 'workshop-is-live': 'true' },
};
/** A change of a course that no longer exists. */
export const goneEntry = {
  ...stageEntry,
  databaseId: 505,
  action: 'updateCourse',
  subjectType: 'course',
  subjectId: 136,
  subject: { name: null, pageId: null, isGone: true },
  references: [],
  before: { authorId: 12 },
  after: { authorId: null },
};
/** A change of an account whose person the reader does not see. */
export const hiddenEntry = {
  ...stageEntry,
  databaseId: 506,
  action: 'updateUser',
  subjectType: 'user',
  subjectId: 77,
  subject: { name: null, pageId: null, isGone: false },
  references: [],
  before: { city: 'Cebu' },
  after: { city: 'Iloilo' },
};
/** A preview of a bulk change that was never applied. */
export const previewEntry = {
  ...stageEntry,
  databaseId: 507,
  action: 'previewBulkJob',
  subjectType: 'bulk job',
  subjectId: 74,
  subject: { name: 'Archive courses', pageId: '74', isGone: false },
  references: [],
  before: null,
  after: { operation: 'archive-courses', state: 'previewing' },
};
