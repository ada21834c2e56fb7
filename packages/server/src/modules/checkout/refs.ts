import { centavosToPesos } from '@atlas/domain/money';
import { platformLabel } from '@atlas/domain/payments';
import type { PayAccount } from '@atlas/domain/settings';
import type { App } from '../../app.ts';
import { builder } from '../../graphql/builder.ts';
import type { OpenedBill } from './billCommands.ts';
import type { Checkout } from './quoteCommands.ts';
import type { Order } from '../orders/repo.ts';
import type { PaymentProof } from '../payments/proofsRepo.ts';

/** The accounts that buyers pay into: those of the methods that staff check. */
export async function findPayAccounts({ values }: Pick<App, 'values'>): Promise<PayAccount[]> {
  const [accounts, methods] = await Promise.all([values.get('pay-accounts'), values.get('pay-methods')]);
  return accounts.filter(({ platform }) => methods.manual.includes(platform));
}

export const CheckoutRef = builder.objectRef<Checkout>('Checkout');
/** An order as its buyer sees it. */
export const BuyerOrderRef = builder.objectRef<Order>('BuyerOrder');
/** An entry as its payer sees it. */
export const BillRef = builder.objectRef<OpenedBill>('Bill');

export const PayAccountRef = builder.objectRef<PayAccount>('PayAccount').implement({
  description: 'An account that buyers pay into.',
  fields: (t) => ({
    platform: t.exposeString('platform'),
    label: t.string({ description: 'The name of the platform.', resolve: ({ platform }) => platformLabel(platform) }),
    name: t.exposeString('name', { description: 'The name of its owner.' }),
    number: t.exposeString('number'),
    qrUrl: t.string({
      nullable: true,
      description: 'The picture of its QR code.',
      resolve: ({ qr }) => (qr === null ? null : `/api/uploads/${qr}`),
    }),
  }),
});

/** A receipt as its payer sees it. */
export const SentReceiptRef = builder.objectRef<PaymentProof & { hasPicture: boolean; uploadKey: string | null }>('SentReceipt').implement({
  description: 'A receipt that the payer sent.',
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    amount: t.float({ description: 'Pesos; may include centavos.', resolve: ({ amountCentavos }) => centavosToPesos(amountCentavos) }),
    label: t.string({ description: 'The name of the platform.', resolve: ({ platform }) => platformLabel(platform) }),
    reference: t.exposeString('reference'),
    paidOn: t.expose('paidOn', { type: 'Day', description: 'A day in Manila.' }),
    state: t.exposeString('state', { description: 'submitted, approved, rejected or superseded.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was rejected.' }),
    hasPicture: t.exposeBoolean('hasPicture'),
    uploadKey: t.exposeString('uploadKey', {
      nullable: true,
      description: 'Sent with an upload in the header Order-Secret while it takes a picture.',
    }),
  }),
});
