const months = (from: string, count: number) =>
  Array.from({ length: count }, (_none, index) => {
    const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + index, day)).toISOString().slice(0, 10);
  });

/** A quote of a term that pays the same each month. */
export const quote = (termId: number, name: string, amounts: readonly number[], more: object = {}) => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const days = months('2025-11-12', amounts.length);
  return {
    termId,
    name,
    list: total,
    discount: 0,
    total,
    dueToday: amounts[0] ?? 0,
    problem: null,
    payments: amounts.map((amount, index) => ({ day: days[index], amount })),
    ...more,
  };
};

/** The checkout of the offer for newcomers. */
export const checkoutOf = (changes: object = {}) => ({
  checkout: {
    funnelId: 1,
    slug: 'freelancing-course',
    product: 'Freelancing Course',
    isOpen: true,
    startsOn: '2025-11-12',
    expiresAt: '2026-11-11T16:00:00.000Z',
    validityByDays: 365,
    couponCode: null,
    couponProblem: null,
    activeUntil: null,
    problem: null,
    complaintContact: 'support@atlas.example',
    refundWindowDays: 7,
    quotes: [quote(1, 'One-time', [9999]), quote(2, '3 monthly payments', [3499, 3499, 3499])],
    methods: [
      { value: 'gcash', isOnline: false, label: 'GCash' },
      { value: 'maya', isOnline: false, label: 'Maya' },
      { value: 'bank-transfer', isOnline: false, label: 'Bank transfer' },
    ],
    seller: { name: 'Atlas Online Learning', details: ['Cebu City', 'Non-VAT Reg. TIN 123-456-789-00000'] },
    buyer: null,
    ...changes,
  },
});
