import { connection } from '../../testing/storyAnswers.ts';

const IDS: Readonly<Record<string, number>> = { 'Maricel Dela Cruz': 4, 'Jomar Villanueva': 31, 'Rowena Salazar': 9, 'Dennis Aquino': 17 };
const people = (...names: string[]) => connection(names.map((name) => ({ user: { databaseId: IDS[name], name } })));

/** Maricel's groups. */
export const COMMUNITY = {
  myGroup: {
    databaseId: 3,
    name: 'Luzon evenings',
    description: 'For those who learn after work.',
    memberCount: 38,
    leader: { databaseId: 21, name: 'Liza Montemayor' },
    coaches: [{ databaseId: 22, name: 'Paolo Reyes' }],
    members: people('Maricel Dela Cruz', 'Jomar Villanueva', 'Rowena Salazar', 'Dennis Aquino'),
  },
  mySubgroup: {
    databaseId: 8,
    name: 'Evenings B',
    memberCount: 9,
    leader: { databaseId: 23, name: 'Grace Mendoza' },
    members: people('Maricel Dela Cruz', 'Jomar Villanueva', 'Rowena Salazar', 'Dennis Aquino'),
  },
  myAccountabilityGroup: {
    databaseId: 5,
    name: 'The early birds',
    memberCount: 3,
    meetingDay: 5,
    meetingTime: '7:30 PM',
    leader: { databaseId: 9, name: 'Rowena Salazar' },
    members: people('Maricel Dela Cruz', 'Rowena Salazar', 'Dennis Aquino'),
  },
  myChallenge: {
    challenge: { databaseId: 1, name: '12-Day Challenge', days: 12, today: 4 },
    group: {
      databaseId: 2,
      name: 'Buddies 14',
      memberCount: 2,
      members: [{ user: { databaseId: 4, name: 'Maricel Dela Cruz' } }, { user: null }],
    },
  },
};
