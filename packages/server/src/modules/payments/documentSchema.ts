import { centavosToPesos } from '@atlas/domain/money';
import {
  DOCUMENT_KINDS,
  type DocumentLine,
  type DocumentSnapshot,
  documentTitle,
  isSupplementary,
  NOT_FOR_INPUT_TAX,
} from '@atlas/domain/payments';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { paymentText } from './moneyText.ts';
import { DocumentRef, InvoiceRef, MoneyRef } from './refs.ts';
import { documentLoader, documentsOfInvoice, documentsOfUser, findDocument, invoiceLoader } from './repo.ts';

const Kind = enumOf(
  'DocumentKind',
  DOCUMENT_KINDS.map(({ value }) => value),
);

const LineRef = builder.objectRef<DocumentLine>('DocumentLine').implement({
  fields: (t) => ({
    description: t.exposeString('description'),
    quantity: t.exposeInt('quantity'),
    unit: t.float({ description: 'Pesos for one.', resolve: ({ unitCentavos }) => centavosToPesos(unitCentavos) }),
    amount: t.float({ description: 'Pesos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
  }),
});

const TermRef = builder.objectRef<DocumentSnapshot['terms'][number]>('DocumentTerm').implement({
  fields: (t) => ({
    day: t.expose('day', { type: 'Day', description: 'A day in Manila.' }),
    amount: t.float({ description: 'Pesos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
  }),
});

const SellerRef = builder.objectRef<DocumentSnapshot['seller']>('DocumentSeller').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    tin: t.exposeString('tin'),
    branch: t.exposeString('branch'),
    address: t.exposeString('address'),
    vat: t.exposeString('vat'),
  }),
});

const BuyerRef = builder.objectRef<DocumentSnapshot['buyer']>('DocumentBuyer').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    tin: t.exposeString('tin', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
  }),
});

builder.node(DocumentRef, {
  description: 'An issued document, with what it said when it was issued. It never changes.',
  id: { resolve: (document) => document.id },
  loadOne: (id, ctx) => ctx.loader(documentLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (document) => document.id }),
    kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
    title: t.string({ resolve: ({ kind }) => documentTitle(kind) }),
    number: t.exposeString('label', { description: 'The number, such as PA-000042.' }),
    total: t.float({ description: 'Pesos.', resolve: ({ totalCentavos }) => centavosToPesos(totalCentavos) }),
    issuedOn: t.expose('issuedOn', { type: 'Day', description: 'A day in Manila.' }),
    notice: t.string({
      nullable: true,
      description: 'The line that it is not valid for claim of input tax.',
      resolve: ({ kind }) => (isSupplementary(kind) ? NOT_FOR_INPUT_TAX : null),
    }),
    seller: t.field({ type: SellerRef, resolve: ({ snapshot }) => snapshot.seller }),
    buyer: t.field({ type: BuyerRef, resolve: ({ snapshot }) => snapshot.buyer }),
    lines: t.field({ type: [LineRef], complexity: { multiplier: 2 }, resolve: ({ snapshot }) => [...snapshot.lines] }),
    terms: t.field({
      type: [TermRef],
      description: 'The payments of a sale with their days.',
      complexity: { multiplier: 2 },
      resolve: ({ snapshot }) => [...snapshot.terms],
    }),
    paymentText: t.string({
      nullable: true,
      description: 'How money was received or paid back: "GCash, reference 123, 11/12/2025".',
      resolve: ({ snapshot: { payment } }) => payment && paymentText(payment),
    }),
    about: t.string({
      nullable: true,
      description: 'The number of the document that it is about.',
      resolve: ({ snapshot }) => snapshot.about,
    }),
    reason: t.string({ nullable: true, description: 'Why it was issued; for a credit note.', resolve: ({ snapshot }) => snapshot.reason }),
    code: t.exposeString('code', { description: 'The code with which anyone who holds the document can check it.' }),
    pdfUrl: t.string({ description: 'The document as a file.', resolve: ({ id }) => `/api/documents/${id}.pdf` }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    invoice: t.field({
      type: InvoiceRef,
      nullable: true,
      resolve: ({ invoiceId }, _args, ctx) => (invoiceId === null ? null : ctx.loader(invoiceLoader).load(invoiceId)),
    }),
  }),
});

builder.objectField(InvoiceRef, 'documents', (t) =>
  t.field({
    type: [DocumentRef],
    description: 'Newest first.',
    complexity: { multiplier: 2 },
    resolve: (invoice, _args, ctx) => ctx.loader(documentsOfInvoice).load(invoice.id),
  }),
);

builder.objectField(MoneyRef, 'documents', (t) =>
  t.field({
    type: [DocumentRef],
    description: 'Every document issued to the person, newest first.',
    complexity: { multiplier: 2 },
    resolve: ({ userId }, _args, ctx) => ctx.loader(documentsOfUser).load(userId),
  }),
);

builder.objectField(ViewerRef, 'document', (t) =>
  t.field({
    type: DocumentRef,
    nullable: true,
    description: "Null when its person is neither the viewer nor in the viewer's scope.",
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => findDocument(ctx.source, databaseId),
  }),
);
