import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@atlas/domain/access';
import type { Source } from '../commands/loaders.ts';
import type { Reader } from '../commands/reader.ts';
import type { Db } from '../db/open.ts';
import { ofPeopleInScope, peopleOf } from './access/scopes.ts';
import '../registry/registrations.ts';
import { registerFileOwner, ownerOf } from './files/commands.ts';
import { OWNER_COLUMNS } from './files/repo.ts';
import { narrowsPeople, peopleWhere, type UsersFilter } from './users/peopleListRepo.ts';
import { users } from './users/tables.ts';

const readerOf = (roles: Role): Reader => ({
  userId: 1,
  accessLevelId: 1,
  access: { roles, pageAccess: { studentPaymentDetails: true }, functionAccess: {} },
});
const source: Source = { db: {} as Db, now: new Date('2025-11-12T02:00:00.000Z'), reader: readerOf('admin') };
const FILTERS = [
  { groupId: [1] },
  { stageId: [1] },
  { funnelId: [1] },
  { status: 'active' },
  { enrolment: ['Active'] },
  { expiresFrom: '2025-11-12' },
  { expiresTo: '2025-11-12' },
  { isDueSoon: true },
  { isStuck: true },
  { isExpiringSoon: true },
  { needsHelp: true },
  { isOverdue: true },
  { isQuiet: true },
  { isWaitingToMoveUp: true },
] satisfies UsersFilter[];

const LOOKS_AFTER_SOME = [
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'success-manager',
  'team-lead',
  'assistant-team-lead',
] as const satisfies Role[];

/** Imports a module without the registrations of other modules. */
const alone = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ `${path}?alone`) as Promise<Module>;

describe('the modules together register', () => {
  it.each(ROLES)('the people %s sees', (role) => expect(ofPeopleInScope(readerOf(role), users.id)).toBeDefined());
  it.each(OWNER_COLUMNS)('the access to the files of %s', (column) => expect(ownerOf(column).assertReadable).toBeTypeOf('function'));
  it.each(FILTERS)('the people filter %o', (filter) => expect(peopleWhere('member', filter, source)).toBeDefined());
});

describe('a missing registration throws for', () => {
  it.each(LOOKS_AFTER_SOME)('the people %s sees', async (role) => {
    const scopes = await alone<typeof import('./access/scopes.ts')>('./access/scopes.ts');
    const missing = `The scope of role ${role} is not registered`;
    expect(() => scopes.ofPeopleInScope(readerOf(role), users.id)).toThrow(missing);
    expect(() => scopes.seesEveryone(readerOf(role))).toThrow(missing);
  });

  it('the access to a file', async () => {
    const files = await alone<typeof import('./files/commands.ts')>('./files/commands.ts');
    for (const column of OWNER_COLUMNS) expect(() => files.ownerOf(column)).toThrow(`The owner of files in ${column} is not registered`);
  });

  it('a people filter', async () => {
    const people = await alone<typeof import('./users/peopleListRepo.ts')>('./users/peopleListRepo.ts');
    for (const filter of FILTERS)
      expect(() => people.peopleWhere('member', filter, source)).toThrow(/^The people filter .+ is not registered/);
    expect(people.peopleWhere('member', { batchId: [1] }, source)).toBeDefined();
  });
});

describe('a second registration throws for', () => {
  it.each([
    ['the people a role sees', () => peopleOf(['coach'], () => sql`true`)],
    ['the people staff see', () => peopleOf(['admin'], () => sql`true`)],
    ['the access to a file', () => registerFileOwner('proofId', { assertReadable: () => Promise.resolve(), table: users, purposes: {} })],
    ['a people filter', () => narrowsPeople('status', () => sql`true`)],
  ])('%s', (_what, notifyAgain) => expect(notifyAgain).toThrow('already registered'));
});
