interface PersonFixture {
  databaseId: number;
  name: string;
  email: string;
  tribeId: string;
  province: string | null;
  membershipStatus: 'ACTIVE' | 'EXPIRED' | 'MULTIPLE_SUBSCRIPTIONS_FOUND' | null;
  lastExpiry: string | null;
  accessLevelNames: readonly string[];
  createdAt: string;
  batch: { name: string } | null;
  community: { stage: { number: number } | null; group: { name: string } | null };
  archivedAt: string | null;
  archivedReason: string | null;
  whyNotRestored: string | null;
}

const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;

/** Returns a person; by default one who joined in June 2025, in Batch 17. */
function person({ databaseId, name, ...more }: Partial<PersonFixture> & Pick<PersonFixture, 'databaseId' | 'name'>): PersonFixture {
  return {
    databaseId,
    name,
    email: emailOf(name),
    tribeId: `T${20_000_000 + databaseId * 1009}`,
    province: 'Cebu',
    membershipStatus: 'ACTIVE',
    lastExpiry: '2026-06-13T16:00:00Z',
    accessLevelNames: ['Member'],
    createdAt: '2025-06-14T02:00:00Z',
    batch: { name: 'Batch 17' },
    community: { stage: { number: 2 }, group: { name: 'Amihan' } },
    archivedAt: null,
    archivedReason: null,
    whyNotRestored: null,
    ...more,
  };
}

/** New and old members with every membership status, one with a long name. */
export const members = [
  person({ databaseId: 61, name: 'Kristine Joy Mercado', community: { stage: { number: 4 }, group: { name: 'Bayanihan' } } }),
  person({ databaseId: 62, name: 'Arvin Salazar', membershipStatus: 'EXPIRED', lastExpiry: '2025-10-30T16:00:00Z' }),
  person({
    databaseId: 63,
    name: 'Maria Concepcion Isabella Villanueva-Resurreccion de los Santos',
    membershipStatus: 'MULTIPLE_SUBSCRIPTIONS_FOUND',
    accessLevelNames: ['Member', 'Affiliate'],
  }),
  person({ databaseId: 64, name: 'Dennis Pangilinan', lastExpiry: '9999-12-31T00:00:00Z', batch: { name: 'Batch 15' } }),
  person({ databaseId: 65, name: 'Noel Evangelista', membershipStatus: null, lastExpiry: null, community: { stage: null, group: null } }),
];

const newcomer = {
  membershipStatus: null,
  lastExpiry: null,
  accessLevelNames: ['Non-member'],
  batch: null,
  community: { stage: null, group: null },
} as const;

export const nonMembers = [
  person({ databaseId: 71, name: 'Jomar Villanueva', ...newcomer, province: 'Iloilo' }),
  person({ databaseId: 72, name: 'Aileen Bautista', ...newcomer, province: null }),
];

/** A person archived by staff, who can be restored. */
export const ramil = person({
  databaseId: 81,
  name: 'Ramil Santos',
  archivedAt: '2025-11-03T02:00:00Z',
  archivedReason: 'Asked to leave the community',
});
/** A person archived because the account was merged into another one. */
export const merged = person({
  databaseId: 82,
  name: 'Grace Tolentino',
  archivedAt: '2025-10-21T02:00:00Z',
  archivedReason: 'Merged into another account of the same person',
  whyNotRestored: 'This account was merged into another one. Undo the merge instead.',
});

const named = (...names: readonly string[]) => names.map((name, index) => ({ databaseId: index + 1, name }));

/** The choices in the filters of the lists. */
export const peopleChoices = {
  batches: named('Batch 15', 'Batch 16', 'Batch 17'),
  stages: named('Ready to start', 'Choose your service').map((stage) => ({ ...stage, number: stage.databaseId })),
  groups: named('Amihan', 'Bayanihan'),
  accessLevels: named('Affiliate', 'Coach', 'Member'),
  funnels: named('Freelancing Course', 'Renewal'),
  provinces: ['Cebu', 'Iloilo', 'Metro Manila'],
};

const STAFF = { databaseId: 12, name: 'Ivy Rosales' };
const MEMBER_LEVEL = { databaseId: 2, name: 'Member', role: 'MEMBER' };
const COACH_LEVEL = { databaseId: 3, name: 'Coach', role: 'COACH' };

/** A person with all data that their page shows. */
export const kristine = {
  ...person({ databaseId: 61, name: 'Kristine Joy Mercado' }),
  revision: 1,
  type: 'MEMBER',
  firstName: 'Kristine Joy',
  lastName: 'Mercado',
  isEmailConfirmed: true,
  hasSecondFactor: false,
  mobileNumber: '+639171234567',
  facebookProfile: 'https://www.facebook.com/kristinejoy.mercado',
  about: 'Virtual assistant for two bakeries; learning to write proposals.',
  city: 'Mandaue City',
  country: 'Philippines',
  lastSignInAt: '2025-11-16T11:20:00Z',
  userProfile: { firstName: 'Kristine Joy', lastName: 'Mercado', birthdate: '1996-05-02', sex: 'Female' },
  community: { stage: { number: 4, name: 'Find your first client' }, group: { name: 'Bayanihan' } },
  subscriptions: [
    {
      databaseId: 1,
      startsAt: '2024-06-14T02:00:00Z',
      expiryText: '06/14/2025 (Expired)',
      isCurrent: false,
      isExpired: true,
      isLifetime: false,
      accessLevelName: 'Member',
      funnel: { databaseId: 1, name: 'Freelancing Course' },
    },
    {
      databaseId: 2,
      startsAt: '2025-06-14T02:00:00Z',
      expiryText: '06/14/2026',
      isCurrent: true,
      isExpired: false,
      isLifetime: false,
      accessLevelName: 'Member',
      funnel: { databaseId: 2, name: 'Renewal' },
    },
  ],
  account: { whyNotChangeEmail: null, emailChange: null, mergedInto: null, noteCount: 1 },
  paymentStanding: 'PAID',
  notes: [
    {
      databaseId: 1,
      body: 'Asked for a call about her second client. Call her after 6 PM.',
      createdAt: '2025-11-10T09:00:00Z',
      pinnedAt: null,
      editedAt: null,
      editedBy: null,
      whyNotEdited: null,
      revision: 1,
      author: STAFF,
    },
  ],
  heldLevels: [
    { since: '2024-06-14T02:00:00Z', whyNotTaken: null, accessLevel: MEMBER_LEVEL },
    { since: '2025-09-01T02:00:00Z', whyNotTaken: null, accessLevel: COACH_LEVEL },
  ],
};

/** Kristine's progress in her stage, with a request to move up. */
export const journeyOfKristine = {
  points: 640,
  percentage: 66,
  enteredAt: '2025-10-20T02:00:00Z',
  stage: { number: 4, name: 'Find your first client' },
  nextStage: { number: 5, name: 'Keep your clients' },
  remainingTasksCount: 1,
  stageTasks: [
    { databaseId: 41, title: 'Write a proposal', points: 50 },
    { databaseId: 42, title: 'Send it to three shops', points: 80 },
    { databaseId: 43, title: 'Ask for a review', points: 40 },
  ],
  finishedTasks: [
    { evidence: null, finishedAt: '2025-10-28T02:00:00Z', task: { databaseId: 41 } },
    { evidence: 'Sent to three bakeries in Mandaue.', finishedAt: '2025-11-14T02:00:00Z', task: { databaseId: 42 } },
  ],
  moveUp: { state: 'WAITING', createdAt: '2025-11-15T02:00:00Z' },
};

/** Kristine's latest XP entries. */
export const xpOfKristine = [
  { id: 'x3', source: 'TASK', points: 80, label: 'Send it to three shops', createdAt: '2025-11-14T02:00:00Z' },
  { id: 'x2', source: 'TASK', points: 50, label: 'Write a proposal', createdAt: '2025-10-28T02:00:00Z' },
  { id: 'x1', source: 'IMPORT', points: 510, label: 'Base points', createdAt: '2025-10-21T02:00:00Z' },
];

const time = (databaseId: number, eventName: string, startsAt: string, more: object = {}) => ({
  databaseId,
  eventId: databaseId,
  eventName,
  startsAt,
  isCancelled: false,
  isWaiting: false,
  attended: null,
  walkedIn: false,
  ...more,
});

/** The lessons and events of Kristine, with every state of attendance. */
export const activityOfKristine = {
  lastSeenAt: '2025-11-16T11:42:00Z',
  startedCourses: [
    {
      courseId: 12,
      name: 'Proposals that get answered',
      finishedLessons: 7,
      totalLessons: 10,
      percent: 70,
      lastOpenedAt: '2025-11-16T11:30:00Z',
    },
    {
      courseId: 9,
      name: 'Taxes and papers for freelancers',
      finishedLessons: 8,
      totalLessons: 8,
      percent: 100,
      lastOpenedAt: '2025-10-02T11:30:00Z',
    },
  ],
  lessons: [
    {
      lessonId: 121,
      name: 'What a proposal is for',
      courseName: 'Proposals that get answered',
      openedAt: '2025-11-16T11:30:00Z',
      finishedAt: null,
    },
    {
      lessonId: 120,
      name: 'Who reads your proposal',
      courseName: 'Proposals that get answered',
      openedAt: '2025-11-12T10:00:00Z',
      finishedAt: '2025-11-12T10:14:00Z',
    },
  ],
  times: [
    time(6, 'Weekly coaching', '2025-11-27T12:00:00Z'),
    time(5, 'Proposal clinic', '2025-11-11T12:00:00Z'),
    time(4, 'Weekly coaching', '2025-11-06T12:00:00Z', { attended: true }),
    time(3, 'Open studio', '2025-10-30T12:00:00Z', { attended: true, walkedIn: true }),
    time(2, 'Weekly coaching', '2025-10-23T12:00:00Z', { attended: false }),
    time(1, 'Weekly coaching', '2025-10-16T12:00:00Z', { isCancelled: true }),
  ],
};

/** A person who has just signed up, without further data. */
export const newcomerPage = {
  ...person({ databaseId: 71, name: 'Jomar Villanueva', ...newcomer, province: null }),
  type: 'NON_MEMBER',
  revision: 1,
  isEmailConfirmed: false,
  account: { whyNotChangeEmail: null, emailChange: null, mergedInto: null, noteCount: 0 },
  notes: [],
  paymentStanding: 'PAID',
  userProfile: { firstName: 'Jomar', lastName: 'Villanueva' },
  heldLevels: [
    { since: '2025-11-15T02:00:00Z', whyNotTaken: null, accessLevel: { databaseId: 1, name: 'Non-member', role: 'NON_MEMBER' } },
  ],
};

/** The access levels that an administrator can give to Kristine. */
export const levelsToGive = [
  { databaseId: 7, name: 'Affiliate', role: 'AFFILIATE' },
  COACH_LEVEL,
  MEMBER_LEVEL,
  { databaseId: 9, name: 'Team Lead', role: 'TEAM_LEAD' },
];

const OF_KRISTINE = { subjectType: 'user', subjectId: 61, subject: { name: 'Kristine Joy Mercado', isGone: false } };

/** The notes about Kristine: a pinned one, an edited one and one of someone else. */
export const notesOfKristine = [
  {
    ...kristine.notes[0],
    databaseId: 3,
    body: 'Works nights: never call before noon.\nPrefers Messenger.',
    createdAt: '2025-09-02T03:00:00Z',
    pinnedAt: '2025-09-02T03:01:00Z',
  },
  kristine.notes[0],
  {
    ...kristine.notes[0],
    databaseId: 2,
    body: 'Paid with the GCash of her sister.',
    createdAt: '2025-08-21T03:00:00Z',
    editedAt: '2025-08-22T05:30:00Z',
    editedBy: { databaseId: 1, name: 'Aileen Bautista' },
    author: { databaseId: 21, name: 'Liza Montemayor' },
    whyNotEdited: 'Someone else wrote this note.',
  },
];

/** A new address of Kristine that waits for its link. */
export const emailChangeOfKristine = {
  email: 'kristine.new@example.com',
  reason: 'Lost her former mailbox; checked on a video call',
  sentAt: '2025-11-17T01:00:00Z',
  expiresAt: '2025-11-18T01:00:00Z',
  requestedBy: STAFF,
};

/** Kristine's subscriptions with product, grace and origin. */
export const wholeSubscriptions = kristine.subscriptions.map((subscription, index) => ({
  ...subscription,
  graceUntil: index === 0 ? '2025-06-27T16:00:00Z' : '2026-06-27T16:00:00Z',
  funnel: { ...subscription.funnel, product: { name: index === 0 ? 'Freelancing Basics' : 'Freelancing Basics, one more year' } },
  order: index === 0 ? { databaseId: 31, payCode: 'ATL-7K2M' } : null,
}));

/** Kristine's orders, invoice, credit and documents. */
export const paymentsOfKristine = {
  invoices: [
    {
      databaseId: 70,
      number: 'SA-000070',
      total: 10_497,
      paid: 3499,
      balance: 6998,
      addsUp: true,
      subscription: { funnel: { name: 'Freelancing Course' } },
      paymentSchedule: [
        {
          databaseId: 1,
          place: '1 of 3',
          price: 3499,
          due: 0,
          scheduleDate: '2025-10-12',
          status: 'PAID',
          statusText: 'paid',
          tone: 'GREEN',
          voidedReason: null,
        },
        {
          databaseId: 2,
          place: '2 of 3',
          price: 3499,
          due: 2999,
          scheduleDate: '2025-11-12',
          status: 'UNPAID',
          statusText: 'overdue',
          tone: 'RED',
          voidedReason: null,
        },
        {
          databaseId: 3,
          place: '3 of 3',
          price: 3499,
          due: 3499,
          scheduleDate: '2025-12-12',
          status: 'UNPAID',
          statusText: 'due in 25 days',
          tone: 'PLAIN',
          voidedReason: null,
        },
      ],
    },
  ],
  money: {
    credit: 250.5,
    orders: [
      {
        databaseId: 31,
        payCode: 'ATL-7K2M',
        product: 'Freelancing Basics',
        termName: '3 payments',
        state: 'ENROLLED',
        stateLabel: 'Enrolled',
        endedReason: null,
        total: 10_497,
        createdAt: '2024-06-13T02:00:00Z',
      },
      {
        databaseId: 29,
        payCode: 'ATL-2QXW',
        product: 'Freelancing Basics',
        termName: null,
        state: 'CANCELLED',
        stateLabel: 'Cancelled',
        endedReason: 'Ordered twice',
        total: 9999,
        createdAt: '2024-06-12T02:00:00Z',
      },
    ],
    documents: [
      {
        databaseId: 802,
        number: 'PA-000042',
        title: 'Payment acknowledgement',
        issuedOn: '2025-10-12',
        total: 3499,
        pdfUrl: '/api/documents/802.pdf',
      },
      {
        databaseId: 801,
        number: 'SA-000070',
        title: 'Statement of account',
        issuedOn: '2025-10-11',
        total: 10_497,
        pdfUrl: '/api/documents/801.pdf',
      },
    ],
  },
};

const someone = (databaseId: number, name: string, isInScope = true) => ({ databaseId, name, isInScope });

/** Kristine's groups, those that she leads, her challenge and her former groups. */
export const groupsOfKristine = {
  ...kristine.community,
  group: { databaseId: 4, name: 'Bayanihan', leader: someone(21, 'Liza Montemayor', false) },
  joinedGroupAt: '2025-07-01T02:00:00Z',
  subgroup: { name: 'Umaga', leader: someone(64, 'Dennis Pangilinan') },
  accountabilityGroup: { name: 'Kasama 12', leader: someone(62, 'Arvin Salazar'), assistant: null },
  joinedAccountabilityGroupAt: '2025-08-04T02:00:00Z',
  successManager: someone(12, 'Ivy Rosales'),
  ledGroups: [],
  coachedGroups: [{ databaseId: 6, name: 'Amihan' }],
  ledSubgroups: [{ name: 'Gabi', group: { name: 'Amihan' } }],
  ledAccountabilityGroups: [{ name: 'Kasama 3' }],
  challenges: [
    {
      databaseId: 5,
      challenge: { name: '12-Day Challenge', startsOn: '2025-08-20' },
      group: {
        name: 'Buddies 7',
        members: [
          { email: null, user: { databaseId: 61, name: 'Kristine Joy Mercado' } },
          { email: null, user: { databaseId: 65, name: 'Noel Evangelista' } },
          { email: 'lara@example.com', user: null },
        ],
      },
    },
  ],
  formerGroups: [
    { kind: 'GROUP', name: 'Amihan', from: '2025-06-14T02:00:00Z', to: '2025-07-01T02:00:00Z' },
    { kind: 'ACCOUNTABILITY_GROUP', name: 'Kasama 9', from: null, to: '2025-08-04T02:00:00Z' },
  ],
};

/** The latest changes to Kristine's record. */
export const changesOfKristine = [
  {
    databaseId: 903,
    at: '2025-11-16T03:00:00Z',
    action: 'startImpersonation',
    ...OF_KRISTINE,
    reason: 'Cannot open lesson 3',
    actor: STAFF,
    onBehalfOf: null,
  },
  { databaseId: 902, at: '2025-09-01T02:00:00Z', action: 'giveAccessLevel', ...OF_KRISTINE, reason: null, actor: STAFF, onBehalfOf: null },
  {
    databaseId: 901,
    at: '2024-06-14T02:00:00Z',
    action: 'signUp',
    ...OF_KRISTINE,
    reason: null,
    actor: { databaseId: 61, name: 'Kristine Joy Mercado' },
    onBehalfOf: null,
  },
];

/** The access levels that an administrator can give to new users. */
export const levelsOfNewUsers = [
  { databaseId: 2, key: 'member', name: 'Member' },
  { databaseId: 1, key: 'non-member', name: 'Non-member' },
];
