import { can } from '@atlas/domain/access';
import { promiseForm, type PromiseForm, promiseProblem } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, type RowSubject } from '../../commands/subject.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted, fieldError, UserError } from '../../errors.ts';
import { eq } from 'drizzle-orm';
import { looksAfterWithin } from '../access/commands.ts';
import { mustDecideMoney } from '../access/moneyCommands.ts';
import { seesEveryone } from '../access/scopes.ts';
import { findOwnerOfEntry } from '../payments/moneyRepo.ts';
import type { MoneyInstant } from '../payments/commands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import {
  findManagerOf,
  findOpenPromise,
  findOwedBy,
  findPaidSince,
  findPromiserOf,
  findPromisersToDecide,
  refreshPromisesOf,
} from './promiseRepo.ts';
import { paymentPromises } from './tables.ts';

/**
 * Requires that the caller may note promises of a person: a success manager of their own portfolio,
 * and those who manage everyone and enrol people.
 *
 * @throws FORBIDDEN for readers, and for the caller's own money
 * @throws NOT_FOUND for a person out of scope
 */
async function mustCollectFrom(ctx: Context, tx: Db, userId: number): Promise<void> {
  const { reader } = ctx.source;
  if (seesEveryone(reader) && !can(reader.access, { function: 'user_enroll/unenroll' })) throw accessRestricted();
  if (!(await looksAfterWithin(ctx, tx, userId, 'successManager'))) throw gone({ name: 'person' });
  mustDecideMoney(ctx, userId);
}

const ROWS = defineRecord('payment promise', paymentPromises, {
  scope: (ctx, { userId }, { tx }) => mustCollectFrom(ctx, tx, userId),
});

/** A promise. The money of its person is locked first. */
const PROMISE: RowSubject<typeof paymentPromises> = {
  ...ROWS,
  read: async (tx, id) => {
    const userId = await findPromiserOf(tx, id);
    if (userId === null) return null;
    await lockOwner(tx, userId);
    return ROWS.read(tx, id);
  },
};

/**
 * Validates a promise against what its person owes. What was paid since an earlier version of it
 * counts, because it keeps the promise too.
 */
async function mustBeOwed(tx: Db, at: Date, userId: number, { form, id }: { form: PromiseForm; id: number | null }): Promise<void> {
  const due = await findOwedBy(tx, userId, form.entryId);
  if (due === null) throw gone({ name: 'payment' });
  const paid = id === null ? 0 : await findPaidSince(tx, id);
  const problem = promiseProblem(form, { owedCentavos: due + paid, now: at });
  if (problem !== null) throw fieldError(problem.field, problem.text);
  if ((await findOpenPromise(tx, { userId, entryId: form.entryId, exceptId: id })) !== null)
    throw new UserError('CONFLICT', 'There is an open promise for this already. Change that one.');
}

const columnsOf = ({ entryId, amount, promisedFor, note }: PromiseForm) => ({
  entryId,
  amountCentavos: amount,
  promisedFor: isoDay(promisedFor),
  note,
});

/**
 * Notes a member's promise to pay by a day, or changes one that is open. Whether it is kept depends
 * on what is paid.
 *
 * @param id the promise to change; null for a new one
 * @returns its number
 * @throws BAD_USER_INPUT with messages for fields, CONFLICT for a promise that is decided, for a
 * second one of the same payment, and for a member without a success manager
 */
export async function savePromise(
  ctx: Context,
  { id, userId }: { id: number | null; userId: number },
  input: Input,
  idempotency?: Idempotency,
): Promise<number> {
  const form = parseForm(promiseForm, input);
  if (id !== null) return changePromise(ctx, { id, userId }, form, idempotency);
  return create(ctx, PROMISE, { action: 'savePromise', idempotency }, async ({ tx, at }) => {
    await mustCollectFrom(ctx, tx, userId);
    await lockOwner(tx, userId);
    const managerId = await findManagerOf(tx, userId);
    if (managerId === null) throw new UserError('CONFLICT', 'This member has no success manager yet. Add the member to a portfolio first.');
    await mustBeOwed(tx, at, userId, { form, id: null });
    return insertRow(tx, PROMISE, { userId, managerId, ...columnsOf(form), createdAt: at });
  });
}

const changePromise = (
  ctx: Context,
  { id, userId }: { id: number; userId: number },
  form: PromiseForm,
  idempotency: Idempotency | undefined,
): Promise<number> =>
  change(ctx, PROMISE, id, { action: 'savePromise', idempotency }, async ({ tx, at, before }) => {
    if (before.userId !== userId) throw gone(PROMISE);
    if (before.state !== 'open') throw new UserError('CONFLICT', 'Only an open promise can be changed.');
    await mustBeOwed(tx, at, userId, { form, id });
    await tx.update(paymentPromises).set(columnsOf(form)).where(eq(paymentPromises.id, id));
    await refreshPromisesOf(tx, userId, at);
    return id;
  });

/** Decides the promises of the person whose entry was paid, or is owed again. */
export async function decidePromises(tx: Db, entryId: number, { at }: MoneyInstant): Promise<void> {
  const userId = await findOwnerOfEntry(tx, entryId);
  if (userId !== null) await refreshPromisesOf(tx, userId, at);
}

const PEOPLE_AT_ONCE = 200;

/**
 * Decides promises whose day has passed, and recent ones, each person in one transaction.
 *
 * @returns the number of promises whose state changed
 */
export async function decideDuePromises({ database, clock }: App, signal?: AbortSignal): Promise<number> {
  let [decided, last] = [0, 0];
  for (let people: number[]; ; last = people.at(-1) ?? last) {
    const now = clock.now();
    people = await findPromisersToDecide(database.db, now, last, PEOPLE_AT_ONCE);
    for (const userId of people) {
      signal?.throwIfAborted();
      decided += await database.transaction(async (tx) => {
        await lockOwner(tx, userId);
        return refreshPromisesOf(tx, userId, now);
      });
    }
    if (people.length < PEOPLE_AT_ONCE) return decided;
  }
}
