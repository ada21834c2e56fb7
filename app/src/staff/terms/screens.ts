import { paymentTermsList } from '@atlas/domain/payments';
import { idIn } from '../../admin/idIn.ts';
import { detailScreen, editScreen, listScreen } from '../../admin/screens.ts';
import { recordNumber } from '../../routing/recordNumber.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import EditPaymentTermQuery from './__generated__/EditPaymentTermScreenQuery$parameters.ts';
import NewPaymentTermQuery from './__generated__/NewPaymentTermScreenQuery$parameters.ts';
import PaymentTermQuery from './__generated__/PaymentTermDetailScreenQuery$parameters.ts';
import PaymentTermsQuery from './__generated__/PaymentTermsScreenQuery$parameters.ts';

const variables = ({ id }: { id: string }) => ({ id: recordNumber(id) });

/** The staff screens for payment terms. */
export const screens = {
  paymentTerms: listScreen({
    load: async () => (await import('./PaymentTermsScreen.tsx')).PaymentTermsScreen,
    query: PaymentTermsQuery,
    list: paymentTermsList,
  }),
  paymentTerm: detailScreen({
    load: async () => (await import('./PaymentTermDetailScreen.tsx')).PaymentTermDetailScreen,
    query: PaymentTermQuery,
    variables,
    subject: 'viewer.paymentTerm',
  }),
  newPaymentTerm: editScreen({
    load: async () => (await import('./NewPaymentTermScreen.tsx')).NewPaymentTermScreen,
    query: NewPaymentTermQuery,
    search: idIn('copyOf'),
  }),
  editPaymentTerm: editScreen({
    load: async () => (await import('./EditPaymentTermScreen.tsx')).EditPaymentTermScreen,
    query: EditPaymentTermQuery,
    variables,
    subject: 'viewer.paymentTerm',
  }),
} satisfies ScreenTable;
