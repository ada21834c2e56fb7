import { sql } from 'drizzle-orm';
import { byAccountManager, EVERY_ROLE, own, type MutationCases } from '../../testing/mutationCases.ts';
import { person, uniqueNumber, type Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The current revision of member@. */
const memberRevision: Fixture = async ({ accountId, numberFrom }) =>
  numberFrom(sql`select revision from users where id = ${await accountId('member')}`);

/** A picture uploaded by member@ and not in use yet. */
const avatar: Fixture = async ({ db, accountId, numberFrom }) => {
  const memberId = await accountId('member');
  await db.execute(sql`delete from files where user_id = ${memberId} and purpose = 'avatar'`);
  return numberFrom(sql`insert into files (name, media_type, bytes, storage_key, purpose, user_id, created_at)
    values ('me.webp', 'image/webp', 1, 'y', 'avatar', ${memberId}, ${TEST_NOW}) returning id`);
};

/** The only win of member@. */
const win: Fixture = async ({ db, accountId, numberFrom }) => {
  const memberId = await accountId('member');
  await db.execute(sql`delete from wins where user_id = ${memberId}`);
  return numberFrom(sql`insert into wins (user_id, title, achieved_on, created_at)
    values (${memberId}, 'A win', '2025-11-01', ${TEST_NOW}) returning id`);
};

/** A person in the scope of every role that looks after people: in their group, and in a portfolio. */
const lookedAfter: Fixture = async ({ row, numberFrom, accountId, db }) => {
  const id = await row(person);
  const groupId = await numberFrom(
    sql`insert into groups (name, created_at) values (${`Looked after ${await row(uniqueNumber)}`}, ${TEST_NOW}) returning id`,
  );
  for (const key of ['coach', 'assistant-coach', 'expert', 'head-coach'])
    await db.execute(sql`insert into group_coaches (group_id, user_id) values (${groupId}, ${await accountId(key)})`);
  await db.execute(sql`insert into group_members (user_id, group_id, joined_at) values (${id}, ${groupId}, ${TEST_NOW})`);
  await db.execute(sql`insert into portfolio (user_id, manager_id, since)
    select ${id}, id, ${TEST_NOW} from success_managers where user_id = ${await accountId('success-manager')}`);
  return id;
};

/** A note of admin@ about that person. */
const note: Fixture = async ({ row, accountId, numberFrom }) =>
  numberFrom(sql`insert into user_notes (user_id, author_id, body, created_at)
    values (${await row(lookedAfter)}, ${await accountId('admin')}, 'Called on Tuesday.', ${TEST_NOW}) returning id`);

/** The roles that read and write staff notes about the people they look after. */
const NOTE_WRITERS = [
  'admin',
  'tribe-team-fa',
  'tribe-team-ro',
  'success-manager',
  'head-coach',
  'coach',
  'assistant-coach',
  'expert',
] as const;

/** Cases of the mutations of people and their profiles. */
export const mutationCases: MutationCases = {
  createUser: {
    ...byAccountManager('createUser', 'user'),
    flags: [
      ['newUser', 'page_access'],
      ['user_create', 'function_access'],
    ],
    call: async ({ row, accessLevelId }) =>
      `createUser(input: { firstName: "New", email: "new.${await row(uniqueNumber)}@people.example", accessLevelId: ${await accessLevelId('non-member')} }) { id }`,
  },
  updateUser: {
    ...byAccountManager('updateUser', 'user'),
    flags: [['editUser', 'page_access']],
    call: async ({ row }) => `updateUser(databaseId: ${await row(person)}, revision: 1, input: { firstName: "Renamed" }) { id }`,
  },
  setUserArchived: {
    ...byAccountManager('archiveUser', 'user'),
    flags: [['editUser', 'page_access']],
    call: async ({ row }) => `setUserArchived(databaseId: ${await row(person)}, archived: true, reason: "Moved abroad") { id }`,
  },
  addUserNote: {
    may: NOTE_WRITERS,
    audited: { action: 'addUserNote', subjectType: 'staff note' },
    flags: [['user', 'page_access']],
    call: async ({ row }) => `addUserNote(userId: ${await row(lookedAfter)}, input: { body: "Called on Tuesday." }) { id }`,
  },
  updateUserNote: {
    ...byAccountManager('updateUserNote', 'staff note'),
    flags: [['user', 'page_access']],
    call: async ({ row }) => `updateUserNote(databaseId: ${await row(note)}, revision: 1, input: { body: "Called on Friday." }) { id }`,
  },
  setUserNotePinned: {
    may: NOTE_WRITERS,
    audited: { action: 'setUserNotePinned', subjectType: 'staff note' },
    flags: [['user', 'page_access']],
    call: async ({ row }) => `setUserNotePinned(databaseId: ${await row(note)}, pinned: true) { id }`,
  },
  deleteUserNote: {
    ...byAccountManager('deleteUserNote', 'staff note'),
    flags: [['user', 'page_access']],
    call: async ({ row }) => `deleteUserNote(databaseId: ${await row(note)}) { id }`,
  },
  giveAccessLevel: {
    ...byAccountManager('giveAccessLevel', 'user'),
    call: async ({ row, accessLevelId }) =>
      `giveAccessLevel(databaseId: ${await row(person)}, accessLevelId: ${await accessLevelId('member')}) { id }`,
  },
  takeAccessLevel: {
    ...byAccountManager('takeAccessLevel', 'user'),
    call: async ({ row, accessLevelId }) => {
      const held = `databaseId: ${await row(person)}, accessLevelId: ${await accessLevelId('member')}`;
      return `give: giveAccessLevel(${held}) { id } takeAccessLevel(${held}) { id }`;
    },
  },
  updateProfile: {
    ...own('updateProfile'),
    call: async ({ row }) => {
      const n = await row(uniqueNumber);
      return `updateProfile(revision: ${await row(memberRevision)}, input: { firstName: "Maricel", about: "Since ${n}", slug: "maricel-${n}" }) { id }`;
    },
  },
  setFacebookProfile: {
    ...own('setFacebookProfile'),
    call: async ({ row }) => `setFacebookProfile(facebookProfile: "facebook.com/maricel.${await row(uniqueNumber)}") { id }`,
  },
  hideReturneeModal: {
    may: EVERY_ROLE,
    audited: { action: 'hideReturneeModal', testedIn: 'modules/users/profile.test.ts' },
    call: () => 'hideReturneeModal',
  },
  setProfileImage: { ...own('setProfileImage'), call: async ({ row }) => `setProfileImage(fileId: ${await row(avatar)}) { id }` },
  saveWin: { ...own('saveWin', 'win'), call: () => 'saveWin(input: { title: "First client", achievedOn: "2025-11-01" }) { id }' },
  removeWin: { ...own('removeWin', 'win'), call: async ({ row }) => `removeWin(databaseId: ${await row(win)}) { id }` },
};
