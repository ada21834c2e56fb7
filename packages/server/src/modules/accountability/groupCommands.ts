import {
  accountabilityContactForm,
  type AccountabilityContactForm,
  accountabilityChoicesForm,
  accountabilityGroupForm,
} from '@atlas/domain/groups';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, ofCaller, type RecordRevision, saveRow, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { seesEveryone } from '../access/scopes.ts';
import { findActiveIds } from '../groups/writeRepo.ts';
import { countAccountabilityMembers, findLedGroups, holdChoices, writeChoices } from './writeRepo.ts';
import { accountabilityChoices, accountabilityGroups } from './tables.ts';

const NAME_TAKEN = { accountability_groups_name_unique: { field: 'name', message: 'Another accountability group has this name.' } };

const GROUP = defineRecord('accountability group', accountabilityGroups, { constraintErrors: NAME_TAKEN });

/** The group for those who lead it: its meeting and its chat are theirs. Its existence stays hidden from others. */
const LED_GROUP: typeof GROUP = {
  ...GROUP,
  scope: async (ctx, { id }, { tx }) => {
    const { reader } = ctx.source;
    if (!seesEveryone(reader) && !(await findLedGroups(tx, reader.userId)).includes(id)) throw gone(GROUP);
  },
};

const columnsOf = <Form extends AccountabilityContactForm>({ meetingTime, chatLink, ...values }: Form) => ({
  ...values,
  meetingTime: meetingTime || null,
  chatLink: chatLink || null,
});

const NO_ACCOUNT = 'This person no longer has an active account. Choose someone else.';

/** Checks that newly chosen leaders have an active account. Those chosen before may stay. */
async function mustBeActive(
  tx: Db,
  { leaderId, assistantId }: { leaderId: number | null; assistantId: number | null },
  before: readonly (number | null)[] = [],
): Promise<void> {
  const added = Object.entries({ leaderId, assistantId }).flatMap(([field, id]) =>
    id === null || before.includes(id) ? [] : [{ field, id }],
  );
  const active = await findActiveIds(
    tx,
    added.map(({ id }) => id),
  );
  for (const { field, id } of added) if (!active.has(id)) throw fieldError(field, NO_ACCOUNT);
}

/** Adds an accountability group. */
export function createAccountabilityGroup(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = columnsOf(parseForm(accountabilityGroupForm, input));
  return create(ctx, GROUP, { action: 'createAccountabilityGroup', idempotency }, async ({ tx, at }) => {
    await mustBeActive(tx, values);
    return insertRow(tx, GROUP, { ...values, createdAt: at });
  });
}

/**
 * Saves an accountability group.
 *
 * @throws STALE when it was saved since the revision was read
 */
export function updateAccountabilityGroup(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const values = columnsOf(parseForm(accountabilityGroupForm, input));
  return change(ctx, GROUP, edition.id, 'updateAccountabilityGroup', async ({ tx, before }) => {
    await mustBeActive(tx, values, [before.leaderId, before.assistantId]);
    await saveRow(tx, GROUP, edition, values);
  });
}

/**
 * Archives an accountability group, or restores it.
 *
 * @throws CONFLICT while people are in it
 */
export const setAccountabilityGroupArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, GROUP, id, archived, {
    after: async ({ tx }) => {
      if (archived && (await countAccountabilityMembers(tx, id)) > 0)
        throw new UserError('CONFLICT', 'People are still in this group. Move them to another group first.');
    },
  });

/**
 * Saves the meeting and the chat link of a group that the caller leads or assists in leading.
 *
 * @throws STALE when the group was saved since the revision was read, NOT_FOUND for another group
 */
export function saveAccountabilityContact(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const values = columnsOf(parseForm(accountabilityContactForm, input));
  return change(ctx, LED_GROUP, edition.id, 'saveAccountabilityContact', ({ tx }) => saveRow(tx, GROUP, edition, values));
}

type Choices = Pick<typeof accountabilityChoices.$inferSelect, 'meets' | 'allowsBuddy'>;

/** The choices of a person about accountability groups; its id is that of the person. */
const CHOICES: Subject<Choices> = {
  name: 'accountability choices',
  scope: ofCaller('accountability choices', (_row, id) => id),
  read: holdChoices,
};

/** Saves when the caller can meet, and whether a buddy may be asked to write to them. */
export function saveAccountabilityChoices(ctx: Context, input: Input): Promise<void> {
  const { userId } = ctx.signedIn().session;
  const values = parseForm(accountabilityChoicesForm, input);
  return change(ctx, CHOICES, userId, 'saveAccountabilityChoices', ({ tx }) => writeChoices(tx, userId, values));
}
