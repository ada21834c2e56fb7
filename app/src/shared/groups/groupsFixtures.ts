import type { NamedFixture } from '../../testing/courses.ts';
import { connection } from '../../testing/storyAnswers.ts';

export const rowena = { databaseId: 31, name: 'Rowena Aquino', slug: 'rowena-aquino', profileImage: null };
export const liza = { databaseId: 21, name: 'Liza Montemayor', slug: 'liza-montemayor', profileImage: null };

interface SubgroupFixture {
  databaseId: number;
  name: string;
  revision: number;
  leader: NamedFixture | null;
  memberCount: number;
  capacity: number | null;
  hasRoom: boolean;
  meetingDay: number | null;
  meetingTime: string | null;
  meetingLink: string | null;
}

/** A subgroup of Amihan. */
export const subgroup = (named: Partial<SubgroupFixture> & Pick<SubgroupFixture, 'databaseId' | 'name'>): SubgroupFixture => ({
  revision: 1,
  leader: null,
  memberCount: 12,
  capacity: 20,
  hasRoom: true,
  meetingDay: null,
  meetingTime: null,
  meetingLink: null,
  ...named,
});

export const umaga = subgroup({
  databaseId: 1,
  name: 'Amihan Umaga',
  leader: { databaseId: 41, name: 'Sheila Ocampo' },
  meetingDay: 2,
  meetingTime: '06:30',
  meetingLink: 'https://meet.example/amihan-1',
});
export const hapon = subgroup({
  databaseId: 2,
  name: 'Amihan Hapon',
  memberCount: 20,
  hasRoom: false,
  meetingDay: 4,
  meetingTime: '14:00',
});
export const gabi = subgroup({ databaseId: 3, name: 'Amihan Gabi', memberCount: 9, capacity: null });

const WEEKS = ['2025-09-22', '2025-09-29', '2025-10-06', '2025-10-13', '2025-10-20', '2025-10-27', '2025-11-03', '2025-11-10'];
const NAMES = ['Ready to start', 'Choose your service', 'Build your portfolio', 'Get ready for clients'];

const activity = (counts: readonly number[]) => WEEKS.map((week, index) => ({ week, active: counts[index] ?? 0 }));
const stageMix = (counts: readonly number[]) =>
  counts.map((members, index) => ({ members, stage: { databaseId: index + 1, number: index + 1, name: NAMES[index] ?? '' } }));

type Counts = Readonly<Record<'HELP' | 'QUIET14' | 'EXPIRING' | 'STUCK' | 'QUIET7' | 'BIRTHDAY', number>>;
const CALM: Counts = { HELP: 0, QUIET14: 0, EXPIRING: 0, STUCK: 0, QUIET7: 0, BIRTHDAY: 0 };

export const needs = (calls: number, counts: Partial<Counts> = {}) => ({
  calls,
  counts: Object.entries({ ...CALM, ...counts }).map(([kind, members]) => ({ kind, members })),
});

/** The group Amihan with everything that its pages show. */
export const amihan = (named: object = {}) => ({
  databaseId: 1,
  name: 'Amihan',
  revision: 3,
  description: 'Parents who learn in the hours that the house leaves them.',
  archivedAt: null as string | null,
  createdAt: '2025-01-08T02:00:00Z',
  isLed: true,
  leader: rowena as typeof rowena | null,
  coaches: [liza],
  subgroups: [gabi, hapon, umaga],
  memberCount: 60,
  activeCount: 34,
  needs: needs(9, { HELP: 1, QUIET14: 3, EXPIRING: 3, STUCK: 5, QUIET7: 8, BIRTHDAY: 2 }),
  activity: activity([21, 25, 24, 30, 28, 33, 35, 34]),
  stageMix: stageMix([9, 21, 14, 12]),
  lastSaved: null,
  ...named,
});

/** A group without a leader, subgroups and members. */
export const hiraya = amihan({
  databaseId: 4,
  name: 'Hiraya',
  description: '',
  isLed: false,
  leader: null,
  coaches: [],
  subgroups: [],
  memberCount: 0,
  activeCount: 0,
  needs: needs(0),
  activity: activity([]),
  stageMix: [],
});

const member = (databaseId: number, name: string, more: object = {}) => ({
  databaseId,
  joinedAt: '2025-03-02T02:00:00Z',
  lastSeenAt: '2025-11-11T02:00:00Z' as string | null,
  mobileNumber: `+6391755500${databaseId}` as string | null,
  user: { databaseId, name, slug: name.toLowerCase().replaceAll(' ', '-'), profileImage: null },
  subgroup: { databaseId: 1, name: 'Amihan Umaga' } as object | null,
  stage: { databaseId: 2, number: 2, name: NAMES[1] } as object | null,
  needs: [] as { kind: string; days: number }[],
  ...more,
});

/** Members of Amihan, those who need a call first. */
export const members = [
  member(41, 'Sheila Ocampo', {
    needs: [
      { kind: 'HELP', days: 2 },
      { kind: 'STUCK', days: 18 },
    ],
  }),
  member(42, 'Benjie Torres', {
    lastSeenAt: null,
    mobileNumber: null,
    subgroup: null,
    needs: [
      { kind: 'QUIET14', days: 30 },
      { kind: 'QUIET7', days: 30 },
    ],
  }),
  member(43, 'Anna Lim', { needs: [{ kind: 'EXPIRING', days: 3 }] }),
  member(44, 'Maria Cristina Evangelista-Buenaventura', { needs: [{ kind: 'STUCK', days: 21 }] }),
  member(45, 'Joel Bautista', { needs: [{ kind: 'QUIET7', days: 9 }] }),
  member(46, 'Maricel Dela Cruz', { needs: [{ kind: 'BIRTHDAY', days: 0 }] }),
  member(47, 'Joy Alonzo', { stage: null }),
];

/** The same people as fellow members see them. */
export const fellows = members.map((one) => ({ ...one, needs: [], lastSeenAt: null, mobileNumber: null }));

/** The members with a need. */
export const withNeed = (kind: string) => members.filter((one) => one.needs.some((need) => need.kind === kind));

/** The choices in the forms of groups and subgroups. */
export const groupChoices = {
  members: connection([rowena, liza].map((person) => ({ ...person, email: `${person.slug}@example.com` }))),
  peopleChoices: { groups: [amihan(), hiraya] },
};
