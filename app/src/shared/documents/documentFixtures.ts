const line = (description: string, amount: number) => ({ description, quantity: 1, unit: amount, amount });

/** A statement of account for a sale in three payments. */
export const statement = {
  databaseId: 17,
  kind: 'STATEMENT',
  title: 'Statement of account',
  number: 'SA-000017',
  total: 2999,
  issuedOn: '2025-11-12',
  notice: 'THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX' as string | null,
  seller: {
    name: 'Atlas Learning Community',
    tin: '123-456-789',
    branch: '00000',
    address: '4F Rizal Building, Ayala Avenue, Makati City',
    vat: 'Non-VAT',
  },
  buyer: { name: 'Maricel Dela Cruz', email: 'maricel.delacruz@example.com', tin: null, address: null },
  lines: [line('Freelancer Foundations', 3499), line('Discount', -500)],
  terms: [
    { day: '2025-11-12', amount: 999.66 },
    { day: '2025-12-12', amount: 999.67 },
    { day: '2026-01-12', amount: 999.67 },
  ],
  paymentText: null as string | null,
  about: null as string | null,
  reason: null as string | null,
  code: 'A1B2C3D4E5F60718',
  pdfUrl: '/api/documents/17.pdf',
};

/** The acknowledgement of its first payment. */
export const acknowledgement = {
  ...statement,
  databaseId: 42,
  kind: 'ACKNOWLEDGEMENT',
  title: 'Payment acknowledgement',
  number: 'PA-000042',
  total: 999.66,
  lines: [line('Freelancer Foundations, payment 1', 999.66)],
  terms: [],
  paymentText: 'GCash, reference 1234567890123, 11/12/2025',
  about: 'SA-000017',
  pdfUrl: '/api/documents/42.pdf',
};
