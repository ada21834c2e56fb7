import { centavosToPesos } from '@atlas/domain/money';
import { dueCentavos, platformLabel } from '@atlas/domain/payments';
import { LINE_STATES, lineActions, MATCH_EVIDENCE, STATEMENT_STATES } from '@atlas/domain/statements';
import { fullName } from '@atlas/domain/users';
import type { Context } from '../../commands/context.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { seesEveryone } from '../access/scopes.ts';
import { PayAccountRef } from '../checkout/refs.ts';
import { type Order, orderLoader } from '../orders/repo.ts';
import { ScheduleEntryRef } from '../payments/refs.ts';
import { asInvoiceEntry, placeOf } from '../payments/commands.ts';
import { allocationsOfPayment, entryLoader, type ScheduleEntry } from '../payments/repo.ts';
import { proofLoader } from '../payments/proofsRepo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { applyStatement, createStatement, readStatementFile, undoStatement } from './commands.ts';
import { matchStatementAgain } from './matchCommands.ts';
import { StatementRef, StatementRowRef } from './refs.ts';
import {
  countsOfStatement,
  findStatements,
  hasFile,
  statementLoader,
  statementRowLoader,
  statementRowsList,
  statementRowsWhere,
  type StatementCounts,
  type StatementLineRow,
} from './repo.ts';
import { applyStatementRow, dismissStatementRow, keepStatementRow, reopenStatementRow } from './rowCommands.ts';

const RowState = enumOf(
  'StatementRowState',
  LINE_STATES.map(({ value }) => value),
);

const State = enumOf(
  'StatementState',
  STATEMENT_STATES.map(({ value }) => value),
);

const CountsRef = builder.objectRef<StatementCounts>('StatementCounts').implement({
  description: 'Number of lines of a statement by state, and the sum of the exact ones.',
  fields: (t) => ({
    exact: t.exposeInt('exact'),
    possible: t.exposeInt('possible'),
    unmatched: t.exposeInt('unmatched'),
    recorded: t.exposeInt('recorded'),
    applied: t.exposeInt('applied'),
    kept: t.exposeInt('kept'),
    dismissed: t.exposeInt('dismissed'),
    exactAmount: t.float({ description: 'Pesos; may include centavos.', resolve: ({ exactCentavos }) => centavosToPesos(exactCentavos) }),
  }),
});

interface UnreadRow {
  row: number;
  column: string | number | null;
  value: string;
  message: string;
}

const UnreadRowRef = builder.objectRef<UnreadRow>('UnreadStatementRow').implement({
  description: 'A row of a statement that could not be read.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Position in the file, starting at 1.' }),
    column: t.string({ nullable: true, resolve: ({ column }) => (column === null ? null : String(column)) }),
    value: t.exposeString('value'),
    message: t.exposeString('message', { description: 'What is wrong, as a sentence.' }),
  }),
});

interface StatementTarget {
  entry: ScheduleEntry | null;
  order: Order | null;
  hasReceipt: boolean;
}

/** The due payment or the order that a line matches, that its receipt is for, or that its payment pays. */
async function targetOf(ctx: Context, { proofId, entryId, orderId, paymentId }: StatementLineRow): Promise<StatementTarget | null> {
  const proof = proofId === null ? null : await ctx.loader(proofLoader).load(proofId);
  const shares = paymentId === null ? [] : await ctx.loader(allocationsOfPayment).load(paymentId);
  const ofEntry = entryId ?? proof?.entryId ?? shares.find((share) => share.entryId !== null)?.entryId ?? null;
  const entry = ofEntry === null ? null : await ctx.loader(entryLoader).load(ofEntry);
  const ofOrder = entry === null ? (orderId ?? proof?.orderId ?? null) : null;
  const order = ofOrder === null ? null : await ctx.loader(orderLoader).load(ofOrder);
  return entry === null && order === null ? null : { entry, order, hasReceipt: proof !== null };
}

const TargetRef = builder.objectRef<StatementTarget>('StatementTarget').implement({
  description: 'What a line of a statement pays: a due payment or an order.',
  fields: (t) => ({
    personName: t.string({
      description: 'The person who owes it; the buyer of an order.',
      resolve: async ({ entry, order }, _args, ctx) =>
        (entry === null ? order && fullName(order) : fullName(await userOf(ctx, entry.userId))) ?? '',
    }),
    userId: t.int({
      nullable: true,
      description: 'The person who owes it; null for an order.',
      resolve: ({ entry }) => entry && entry.userId,
    }),
    place: t.string({
      nullable: true,
      description: "Its position in the schedule, as in '2 of 6'; null for a voided one and for an order.",
      resolve: ({ entry }, _args, ctx) => entry && placeOf(ctx, entry),
    }),
    orderId: t.int({ nullable: true, resolve: ({ order }) => order && order.id }),
    payCode: t.string({ nullable: true, description: 'Of the order.', resolve: ({ order }) => order && order.payCode }),
    due: t.float({
      description: 'Pesos that are due; may include centavos.',
      resolve: ({ entry, order }) => centavosToPesos(entry === null ? (order?.dueTodayCentavos ?? 0) : dueCentavos(asInvoiceEntry(entry))),
    }),
    hasReceipt: t.exposeBoolean('hasReceipt', { description: 'Whether its payer sent a receipt that it matches.' }),
  }),
});

builder.node(StatementRowRef, {
  description: 'An incoming line of a statement, with what it matches.',
  id: { resolve: (row) => row.id },
  loadOne: (id, ctx) => ctx.loader(statementRowLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (row) => row.id }),
    row: t.exposeInt('row', { description: 'Position in the file, starting at 1.' }),
    state: t.field({ type: RowState, resolve: (row) => row.state }),
    actions: t.stringList({
      description: 'What can be done with it: apply, keep, dismiss, reopen.',
      resolve: ({ state }) => [...lineActions(state)],
    }),
    reference: t.exposeString('reference', { description: 'As printed.' }),
    isReferenceLost: t.boolean({
      description: 'Whether the file lost its digits, so that it is not compared.',
      resolve: ({ reference, referenceKey }) => reference !== '' && referenceKey === null,
    }),
    description: t.exposeString('description'),
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: (row) => centavosToPesos(row.amountCentavos) }),
    paidOn: t.expose('paidOn', { type: 'Day', description: 'A day in Manila.' }),
    evidence: t.stringList({
      description: 'Why it matches, in words.',
      resolve: ({ evidence }) => evidence.map((kind) => MATCH_EVIDENCE.find(({ value }) => value === kind)?.label ?? kind),
    }),
    isAmountOther: t.exposeBoolean('isAmountOther', { description: 'Whether the amount is another one than that of its match.' }),
    others: t.exposeInt('others', { description: 'The number of further matches.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be applied or undone.' }),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      resolve: ({ entryId }, _args, ctx) => (entryId === null ? null : ctx.loader(entryLoader).load(entryId)),
    }),
    target: t.field({
      type: TargetRef,
      nullable: true,
      description: 'What it matches, or was applied to; null without a match.',
      resolve: (row, _args, ctx) => targetOf(ctx, row),
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.field({ type: UserRef, nullable: true, resolve: ({ decidedById }, _args, ctx) => userOrNull(ctx, decidedById) }),
  }),
});

builder.node(StatementRef, {
  description: 'A GCash or bank statement, sent to be reconciled with receipts and due payments.',
  id: { resolve: (statement) => statement.id },
  loadOne: (id, ctx) => ctx.loader(statementLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (statement) => statement.id }),
    fileName: t.exposeString('fileName'),
    platform: t.exposeString('platform'),
    platformName: t.string({ resolve: ({ platform }) => platformLabel(platform) }),
    account: t.exposeString('account', { description: 'The number of the account that was chosen; empty without one.' }),
    accountNumber: t.exposeString('accountNumber', { nullable: true, description: 'The number of the account that the file names.' }),
    state: t.field({ type: State, resolve: ({ state }) => state }),
    stateText: t.string({
      description: 'The state in words.',
      resolve: ({ state }) => STATEMENT_STATES.find(({ value }) => value === state)?.label ?? state,
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be read, as a sentence.' }),
    source: t.exposeString('source', { nullable: true, description: 'Its layout: gcash, bdo, unionbank or mapped.' }),
    hasFile: t.boolean({
      description: 'Whether its file is here and can be read.',
      resolve: (statement, _args, ctx) => ctx.loader(hasFile).load(statement.id),
    }),
    headers: t.stringList({
      description: 'The cells of its header, for the choice of columns.',
      resolve: ({ headers }) => [...(headers ?? [])],
    }),
    sample: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Some rows as lists of cells, for the choice of columns; null once the columns are known.',
      resolve: ({ sample }) => sample,
    }),
    balance: t.exposeString('balance', {
      nullable: true,
      description: 'Whether the balances of the file prove the reading: proven, not-given or broken.',
    }),
    balanceRow: t.exposeInt('balanceRow', { nullable: true, description: 'The row where they do not.' }),
    outgoing: t.exposeInt('outgoing', { description: 'Lines of money that left.' }),
    known: t.exposeInt('known', { description: 'Lines that an earlier statement had.' }),
    skipped: t.exposeInt('skipped', { description: 'Rows that are not lines, such as totals.' }),
    problemCount: t.exposeInt('problemCount', { description: 'Rows that could not be read.' }),
    problems: t.field({ type: [UnreadRowRef], description: 'The first of them.', resolve: ({ problems }) => [...problems] as UnreadRow[] }),
    toDo: t.exposeInt('toDo', { description: 'Lines of the work under way, or of the last.' }),
    done: t.exposeInt('done'),
    failed: t.exposeInt('failed'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    uploadedBy: t.field({
      type: UserRef,
      resolve: ({ uploadedById }, _args, ctx) => userOf(ctx, uploadedById),
    }),
    counts: t.field({ type: CountsRef, resolve: (statement, _args, ctx) => ctx.loader(countsOfStatement).load(statement.id) }),
  }),
});

listField(StatementRef, {
  name: 'rows',
  typeName: 'StatementRows',
  description: 'Its incoming lines, in the order of the file.',
  type: StatementRowRef,
  list: statementRowsList,
  filter: builder.inputType('StatementRowsFilter', { fields: (t) => ({ state: t.field({ type: RowState }) }) }),
  where: (filter, _source, statement) => statementRowsWhere(statement.id, filter),
  loader: statementRowLoader,
  defaultSort: { by: 'row', descending: false },
});

builder.objectFields(ViewerRef, (t) => ({
  payAccounts: t.field({
    type: [PayAccountRef],
    description: 'The accounts of the settings, for the choice of the account of a statement. For staff who see everyone.',
    resolve: (_viewer, _args, ctx) => (seesEveryone(ctx.source.reader) ? ctx.app.values.get('pay-accounts') : []),
  }),
  statements: t.field({
    type: [StatementRef],
    description: 'The latest 50 statements, newest first. For staff who see everyone.',
    resolve: (_viewer, _args, ctx) => (seesEveryone(ctx.source.reader) ? findStatements(ctx.source.db) : []),
  }),
  statement: t.field({
    type: StatementRef,
    nullable: true,
    description: 'For staff who see everyone.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => (seesEveryone(ctx.source.reader) ? ctx.loader(statementLoader).load(databaseId) : null),
  }),
}));

const ofStatement = { type: StatementRef, loader: statementLoader };
const ofRow = { type: StatementRowRef, loader: statementRowLoader };

commandField('createStatement', ofStatement, {
  description: 'Begins a statement. Its file is uploaded for it afterwards, and then read.',
  args: (arg) => ({
    fileName: arg.string(),
    platform: arg.string({ description: 'The platform on which its money arrived.' }),
    account: arg.string({ description: 'The number of the account of the seller.' }),
  }),
  run: (ctx, args) => createStatement(ctx, args),
});

commandField('readStatement', ofStatement, {
  description: 'Reads the file of a statement, by a job.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    password: arg.string({ description: 'Of a protected PDF.' }),
    mapping: arg({ type: 'JSON', description: 'The meaning of the columns, where they are not known. It is remembered.' }),
  }),
  run: async (ctx, { databaseId, ...how }) => {
    await readStatementFile(ctx, databaseId, how);
    return databaseId;
  },
});

commandField('matchStatement', ofStatement, {
  description: 'Matches the undecided lines again, for receipts that arrived since.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await matchStatementAgain(ctx, databaseId);
    return databaseId;
  },
});

commandField('applyStatement', ofStatement, {
  description: 'Applies the exact lines, by a job.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await applyStatement(ctx, args.databaseId, idempotencyOf(args));
    return args.databaseId;
  },
});

commandField('undoStatement', ofStatement, {
  description: 'Takes back everything that was applied from a statement, by a job.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await undoStatement(ctx, args.databaseId, idempotencyOf(args));
    return args.databaseId;
  },
});

commandField('applyStatementRow', ofRow, {
  description: 'Applies a line to its match, or to the receipt, order or payment given.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    proofId: arg.int(),
    orderId: arg.int(),
    entryId: arg.int(),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    await applyStatementRow(ctx, args.databaseId, args, idempotencyOf(args));
    return args.databaseId;
  },
});

commandField('keepStatementRow', ofRow, {
  description: 'Keeps the money of a line in the books until someone finds out whose it is.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await keepStatementRow(ctx, args.databaseId, idempotencyOf(args));
    return args.databaseId;
  },
});

commandField('dismissStatementRow', ofRow, {
  description: 'Notes that a line is not a payment for anything.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await dismissStatementRow(ctx, databaseId);
    return databaseId;
  },
});

commandField('reopenStatementRow', ofRow, {
  description: 'Takes back what was done with a line.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await reopenStatementRow(ctx, args.databaseId, idempotencyOf(args));
    return args.databaseId;
  },
});
