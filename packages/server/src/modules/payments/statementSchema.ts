import { centavosToPesos } from '@atlas/domain/money';
import { STATEMENT_ROW_STATES } from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { ScheduleEntryRef, StatementRef, StatementRowRef } from './refs.ts';
import { entryLoader } from './repo.ts';
import {
  countsOfStatement,
  findStatements,
  statementLoader,
  statementRowLoader,
  statementRowsList,
  statementRowsWhere,
  type StatementCounts,
} from './statementsRepo.ts';

const RowState = enumOf(
  'StatementRowState',
  STATEMENT_ROW_STATES.map(({ value }) => value),
);

const CountsRef = builder.objectRef<StatementCounts>('StatementCounts').implement({
  description: 'Number of rows of a statement by state.',
  fields: (t) => ({
    exact: t.exposeInt('exact'),
    possible: t.exposeInt('possible'),
    unmatched: t.exposeInt('unmatched'),
    applied: t.exposeInt('applied'),
  }),
});

builder.node(StatementRowRef, {
  description: 'A payment listed in a statement, with the matching entry.',
  id: { resolve: (row) => row.id },
  loadOne: (id, ctx) => ctx.loader(statementRowLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (row) => row.id }),
    row: t.exposeInt('row', { description: 'Position in the file, starting at 1.' }),
    state: t.field({ type: RowState, resolve: (row) => row.state }),
    reference: t.exposeString('reference'),
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: (row) => centavosToPesos(row.amountCentavos) }),
    paidOn: t.expose('paidOn', { type: 'Day', description: 'A day in Manila.' }),
    entry: t.field({
      type: ScheduleEntryRef,
      nullable: true,
      resolve: ({ entryId }, _args, ctx) => (entryId === null ? null : ctx.loader(entryLoader).load(entryId)),
    }),
  }),
});

builder.node(StatementRef, {
  description: 'A GCash or bank statement, imported to be reconciled with the payments due.',
  id: { resolve: (statement) => statement.id },
  loadOne: (id, ctx) => ctx.loader(statementLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (statement) => statement.id }),
    fileName: t.exposeString('fileName'),
    platform: t.exposeString('platform'),
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
  description: 'Its rows, in the order of the file.',
  type: StatementRowRef,
  list: statementRowsList,
  filter: builder.inputType('StatementRowsFilter', { fields: (t) => ({ state: t.field({ type: RowState }) }) }),
  where: (filter, _source, statement) => statementRowsWhere(statement.id, filter),
  loader: statementRowLoader,
  defaultSort: { by: 'row', descending: false },
});

builder.objectFields(ViewerRef, (t) => ({
  statements: t.field({
    type: [StatementRef],
    description: 'The latest 50 statements, newest first.',
    resolve: (_viewer, _args, ctx) => findStatements(ctx.source.db),
  }),
  statement: t.field({
    type: StatementRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(statementLoader).load(databaseId),
  }),
}));
