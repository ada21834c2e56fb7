import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentSheet } from './DocumentSheet.tsx';

const meta = {
  title: 'Components/Data/DocumentSheet',
  component: DocumentSheet,
  args: {
    title: 'Statement of account',
    number: 'SA-000017',
    issued: { text: '11/12/2025', dateTime: '2025-11-12' },
    seller: {
      name: 'Atlas Learning Community',
      details: ['4F Rizal Building, Ayala Avenue, Makati City', 'Non-VAT Reg. TIN 123-456-789-00000'],
    },
    buyer: { name: 'Maricel Dela Cruz', details: ['maricel.delacruz@example.com'] },
    lines: [
      { description: 'Freelancer Foundations', quantity: 1, unitPrice: '₱3,499.00', amount: '₱3,499.00' },
      { description: 'Discount', quantity: 1, unitPrice: '-₱500.00', amount: '-₱500.00' },
    ],
    total: '₱2,999.00',
    terms: [
      { due: { text: '11/12/2025', dateTime: '2025-11-12' }, amount: '₱999.66' },
      { due: { text: '12/12/2025', dateTime: '2025-12-12' }, amount: '₱999.67' },
      { due: { text: '01/12/2026', dateTime: '2026-01-12' }, amount: '₱999.67' },
    ],
    notice: 'THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a document that was issued: it shows the same as the PDF, and prints in black.\n\n**Do** put it in a Drawer or on a page of its own, next to the link to its PDF.\n\n**Don’t** use it for something that can still change.',
      },
    },
  },
} satisfies Meta<typeof DocumentSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sale, before the seller is registered to issue invoices. */
export const StatementOfAccount: Story = {};

/** A sale of a registered seller, without the notice. */
export const Invoice: Story = {
  args: {
    title: 'Invoice',
    number: 'INV-000017',
    notice: null,
    buyer: { name: 'Maricel Dela Cruz', details: ['maricel.delacruz@example.com', '12 Acacia Street, Cebu City 6000', 'TIN 987-654-321'] },
  },
};

/** Money that was received for a sale. */
export const PaymentAcknowledgement: Story = {
  args: {
    title: 'Payment acknowledgement',
    number: 'PA-000042',
    lines: [{ description: 'Freelancer Foundations, payment 1', quantity: 1, unitPrice: '₱999.66', amount: '₱999.66' }],
    total: '₱999.66',
    terms: [],
    about: 'SA-000017',
    paymentText: 'GCash, reference 1234567890123, 11/12/2025',
  },
};

/** Money that was paid back or is no longer owed, with the reason. */
export const CreditNote: Story = {
  args: {
    title: 'Credit note',
    number: 'CN-000003',
    lines: [{ description: 'Refund', quantity: 1, unitPrice: '₱999.66', amount: '₱999.66' }],
    total: '₱999.66',
    terms: [],
    about: 'SA-000017',
    paymentText: 'GCash, 11/20/2025',
    reason: 'The member asked for the money back within the refund window, because the schedule of the course does not fit her new job.',
  },
};

/** Long names wrap; the quantity and the unit price are below the description. */
export const OnPhone: Story = {
  args: {
    buyer: { name: 'Maria Concepción Evangelista-Villanueva Dela Peña', details: ['maria.concepcion.evangelista.villanueva@example.com'] },
    lines: [
      {
        description: 'Freelancer Foundations: from your first proposal to your first client, with coaching',
        quantity: 2,
        unitPrice: '₱13,499.00',
        amount: '₱26,998.00',
      },
    ],
    total: '₱26,998.00',
  },
  globals: { viewport: { value: 'phone' } },
};
