import { sql } from 'drizzle-orm';
import type { Role } from '@atlas/domain/access';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The roles with the page of people. */
const OPENS_PEOPLE: readonly Role[] = [
  'admin',
  'tribe-team-fa',
  'tribe-team-ro',
  'success-manager',
  'head-coach',
  'coach',
  'assistant-coach',
  'expert',
];

/** A shared segment of admin@. */
const segment: Fixture = async ({ accountId, numberFrom, row }) =>
  numberFrom(sql`insert into segments (owner_id, name, list, search, key, shared_at, created_at)
    values (${await accountId('admin')}, ${`Cebu ${await row(uniqueNumber)}`}, 'members', 'province=Cebu', gen_random_uuid()::text, ${TEST_NOW}, ${TEST_NOW})
    returning id`);

const USERS = [['users', 'page_access']] as const;
const ofOwner = (action: string) => ({ ...byAdmin(action, 'segment'), flags: USERS });

/** Cases of the mutations of segments. */
export const mutationCases: MutationCases = {
  saveSegment: {
    ...ofOwner('saveSegment'),
    may: OPENS_PEOPLE,
    call: async ({ row }) =>
      `saveSegment(input: { name: "Near ${await row(uniqueNumber)}", list: MEMBERS, search: "province=Cebu" }) { id }`,
  },
  shareSegment: {
    ...ofOwner('shareSegment'),
    call: async ({ row }) => `shareSegment(databaseId: ${await row(segment)}, isShared: false) { id }`,
  },
  pinSegment: {
    ...ofOwner('pinSegment'),
    call: async ({ row }) => `pinSegment(databaseId: ${await row(segment)}, isOnHome: true) { id }`,
  },
  deleteSegment: {
    ...ofOwner('deleteSegment'),
    call: async ({ row }) => `deleteSegment(databaseId: ${await row(segment)}) { user { id } }`,
  },
};
