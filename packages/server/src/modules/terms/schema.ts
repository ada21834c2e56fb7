import { centavosToPesos } from '@atlas/domain/money';
import { PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, PAYMENT_TERM_KINDS, termText } from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { recordCommands } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { createPaymentTerm, setPaymentTermArchived, updatePaymentTerm } from './commands.ts';
import { PaymentTermRef } from './refs.ts';
import { PAYMENT_TERM_LIST, termInUse, termLoader, termOf } from './repo.ts';

const TermKind = enumOf(
  'PaymentTermKind',
  PAYMENT_TERM_KINDS.map(({ value }) => value),
);
const TermInterval = enumOf(
  'PaymentTermInterval',
  PAYMENT_INTERVALS.map(({ value }) => value),
);
const TermAlignment = enumOf(
  'PaymentTermAlignment',
  PAYMENT_ALIGNMENTS.map(({ value }) => value),
  'Due days of the payments after the first.',
);

builder.node(PaymentTermRef, {
  description: 'A way to pay a price: in full or in instalments. Amounts in pesos.',
  id: { resolve: (term) => term.id },
  loadOne: (id, ctx) => ctx.loader(termLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (term) => term.id }),
    name: t.exposeString('name'),
    kind: t.field({ type: TermKind, resolve: (term) => term.kind }),
    count: t.exposeInt('count', { description: 'Number of payments, including the first.' }),
    interval: t.field({ type: TermInterval, resolve: (term) => term.interval }),
    alignment: t.field({ type: TermAlignment, resolve: (term) => term.alignment }),
    firstPayment: t.float({
      nullable: true,
      description: 'Pesos; null if the first payment equals the others.',
      resolve: ({ firstPaymentCentavos }) => (firstPaymentCentavos === null ? null : centavosToPesos(firstPaymentCentavos)),
    }),
    surcharge: t.float({ description: 'Pesos added to the price.', resolve: (term) => centavosToPesos(term.surchargeCentavos) }),
    summary: t.string({
      description: 'The term in words: number and interval of the payments.',
      resolve: (term) => termText(termOf(term)),
    }),
    isLocked: t.boolean({
      description: 'Whether orders or subscriptions use it. A locked term can be duplicated or archived, but not changed.',
      resolve: (term, _args, ctx) => ctx.loader(termInUse).load(term.id),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

listField(ViewerRef, {
  ...PAYMENT_TERM_LIST,
  description: 'Payment terms. Archived ones are included only when requested.',
  type: PaymentTermRef,
  filter: builder.inputType('PaymentTermsFilter', {
    fields: (t) => ({ search: t.string(), kind: t.field({ type: TermKind }), archived: t.boolean() }),
  }),
});

builder.objectField(ViewerRef, 'paymentTerm', (t) =>
  t.field({
    type: PaymentTermRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(termLoader).load(databaseId),
  }),
);

recordCommands({
  noun: 'PaymentTerm',
  type: PaymentTermRef,
  loader: termLoader,
  input: builder.inputType('PaymentTermInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      kind: t.field({ type: TermKind, required: true }),
      count: t.int({ description: 'Number of payments, including the first; ignored for one payment.' }),
      interval: t.field({ type: TermInterval }),
      alignment: t.field({ type: TermAlignment }),
      firstPayment: t.int({ description: 'Whole pesos; omit it if the first payment equals the others.' }),
      surcharge: t.int({ description: 'Whole pesos added to the price; 0 by default.' }),
    }),
  }),
  create: createPaymentTerm,
  update: updatePaymentTerm,
  setArchived: setPaymentTermArchived,
});
