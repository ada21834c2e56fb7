import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { findLatestCheck, type LedgerCheck } from './repo.ts';

const ProblemRef = builder.objectRef<LedgerCheck['problems'][number]>('LedgerProblem').implement({
  description: 'A row that does not add up.',
  fields: (t) => ({
    row: t.exposeString('row', { description: 'The row, such as invoice 12.' }),
    text: t.exposeString('text', { description: 'The difference, in words.' }),
  }),
});

const CheckRef = builder.objectRef<LedgerCheck>('LedgerCheck').implement({
  description: 'The latest proof that the ledger adds up.',
  fields: (t) => ({
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    problemCount: t.exposeInt('problemCount'),
    problems: t.field({ type: [ProblemRef], resolve: ({ problems }) => problems }),
  }),
});

builder.objectField(ViewerRef, 'ledgerCheck', (t) =>
  t.field({
    type: CheckRef,
    nullable: true,
    description: 'Null before the first night.',
    resolve: (_viewer, _args, ctx) => findLatestCheck(ctx.source.db),
  }),
);
