import { activeMembers } from '../activeMembers.ts';
import { insertMany } from '../insertMany.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { groupCoaches, groupMembers, groups, headCoaches, subgroups } from '../../modules/groups/tables.ts';

interface DemoGroup {
  name: string;
  description: string;
  leader: string | null;
  coaches: readonly string[];
  /** Its subgroups, named after when or for whom they meet. */
  subgroups: readonly string[];
  /** The day and time of the weekly meeting of each; a subgroup without one has no meeting. */
  meetings: readonly (readonly [day: number, time: string] | null)[];
}

const GROUPS: readonly DemoGroup[] = [
  {
    name: 'Amihan',
    description: 'Parents who learn in the hours that the house leaves them. Calls are short and always recorded.',
    leader: 'group-leader',
    coaches: ['coach'],
    subgroups: ['Umaga', 'Hapon', 'Gabi'],
    meetings: [
      [2, '06:30'],
      [4, '14:00'],
      [7, '20:30'],
    ],
  },
  {
    name: 'Bayanihan',
    description: 'People who help each other with samples, calls and first proposals. Nobody sends one alone.',
    leader: 'team-lead',
    coaches: ['coach', 'assistant-coach'],
    subgroups: ['Luzon', 'Visayas', 'Mindanao'],
    meetings: [
      [1, '19:30'],
      [3, '19:30'],
      [5, '19:30'],
    ],
  },
  {
    name: 'Dalisay',
    description: 'Writers, transcribers and everybody who works with words.',
    leader: 'assistant-team-lead',
    coaches: ['assistant-coach'],
    subgroups: ['English', 'Filipino'],
    meetings: [[6, '09:00'], null],
  },
  {
    name: 'Hiraya',
    description: 'Design, video and social media: what can be shown gets feedback every Thursday.',
    leader: null,
    coaches: ['expert'],
    subgroups: ['Design', 'Video'],
    meetings: [
      [4, '18:00'],
      [4, '20:00'],
    ],
  },
  {
    name: 'Mayon',
    description: 'Night-shift workers on their way out of the call center. Meetings are after lunch.',
    leader: 'stage-leader',
    coaches: ['multi'],
    subgroups: ['Early shift', 'Mid shift', 'Graveyard shift'],
    meetings: [
      [1, '13:00'],
      [2, '13:00'],
      [3, '13:00'],
    ],
  },
];

const HEADED = ['coach', 'assistant-coach', 'expert'];

/** The groups and subgroups of demo accounts. */
const PLACES: Record<string, readonly [group: number, subgroup: number]> = {
  member: [0, 0],
  expiring: [0, 1],
  overdue: [0, 2],
  multi: [1, 0],
  upcoming: [1, 1],
  fasttrack: [2, 0],
  returnee: [3, 1],
  expired: [4, 0],
};

/**
 * Seeds five groups with their subgroups, leaders, coaches and members. Some members are in no
 * subgroup, and the newest are in no group.
 */
export async function seedGroups(seed: Seed, people: SeededPeople): Promise<void> {
  const idOf = (key: string) => people.accounts.get(key) ?? 0;
  const members = await activeMembers(seed, people);
  const groupRows = await seed.tx
    .insert(groups)
    .values(
      GROUPS.map(({ name, description, leader }, index) => ({
        name,
        description,
        leaderId: leader === null ? null : idOf(leader),
        createdAt: daysFrom(seed, -320 + index * 20),
      })),
    )
    .returning({ id: groups.id });
  const groupIds = groupRows.map(({ id }) => id);
  await seed.tx
    .insert(groupCoaches)
    .values(GROUPS.flatMap(({ coaches }, index) => coaches.map((key) => ({ groupId: groupIds[index] ?? 0, userId: idOf(key) }))));
  await seed.tx.insert(headCoaches).values(HEADED.map((key) => ({ coachId: idOf(key), headCoachId: idOf('head-coach') })));
  const leads = members.slice(10, 40).map(({ id }) => id);
  const parts = await seed.tx
    .insert(subgroups)
    .values(
      GROUPS.flatMap((group, index) =>
        group.subgroups.map((name, at) => ({
          groupId: groupIds[index] ?? 0,
          name: `${group.name} ${name}`,
          leaderId: leads[index * 3 + at] ?? null,
          capacity: at === 1 ? null : 20,
          meetingDay: group.meetings[at]?.[0] ?? null,
          meetingTime: group.meetings[at]?.[1] ?? null,
          meetingLink: group.meetings[at] === null ? null : `https://meet.example/${group.name.toLowerCase()}-${at + 1}`,
          createdAt: daysFrom(seed, -310 + index * 20 + at),
        })),
      ),
    )
    .returning({ id: subgroups.id, groupId: subgroups.groupId, leaderId: subgroups.leaderId });
  await seedMembers(seed, { accounts: people.accounts, members }, groupIds, parts);
}

async function seedMembers(
  seed: Seed,
  { accounts, members }: Pick<SeededPeople, 'accounts' | 'members'>,
  groupIds: readonly number[],
  parts: readonly { id: number; groupId: number; leaderId: number | null }[],
): Promise<void> {
  const random = seededRandom('groups');
  const partsOf = (groupId: number) => parts.filter((part) => part.groupId === groupId);
  const inGroups = members.slice(0, -15).map(({ id, joinedAt }) => {
    const led = parts.find(({ leaderId }) => leaderId === id);
    const groupId = led?.groupId ?? random.pick(groupIds);
    const subgroupId = led?.id ?? (random.chance(80) ? random.pick(partsOf(groupId)).id : null);
    return { userId: id, groupId, subgroupId, joinedAt };
  });
  const placed = Object.entries(PLACES).map(([key, [group, subgroup]]) => {
    const groupId = groupIds[group] ?? 0;
    return { userId: accounts.get(key) ?? 0, groupId, subgroupId: partsOf(groupId)[subgroup]?.id ?? null, joinedAt: daysFrom(seed, -180) };
  });
  await insertMany(seed.tx, groupMembers, [...inGroups, ...placed]);
}
