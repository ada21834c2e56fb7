import { centavosToPesos } from '@atlas/domain/money';
import { PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, PAYMENT_TERM_KINDS } from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { PaymentTermRef } from './refs.ts';
import { termLoader, termsList, termsWhere } from './repo.ts';

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
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

listField(ViewerRef, {
  name: 'paymentTerms',
  description: 'All payment terms.',
  type: PaymentTermRef,
  list: termsList,
  filter: builder.inputType('PaymentTermsFilter', {
    fields: (t) => ({ search: t.string(), archived: t.boolean({ description: 'Defaults to all terms, including archived ones.' }) }),
  }),
  where: termsWhere,
  loader: termLoader,
  defaultSort: { by: 'name', descending: false },
});

builder.objectField(ViewerRef, 'paymentTerm', (t) =>
  t.field({
    type: PaymentTermRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(termLoader).load(databaseId),
  }),
);
