/** A picture of a QR code, as in the settings of the demo site. */
const QR = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21" shape-rendering="crispEdges"><path fill="white" d="M0 0h21v21H0z"/><path d="${[
    'M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2z',
    'M8 0h2v1H8zM11 1h2v2h-2zM9 3h1v3H9zM12 5h1v2h-1zM8 8h3v1H8zM0 9h2v2H0zM4 8h2v3H4zM12 9h4v1h-4zM18 8h3v2h-3zM9 11h2v3H9z',
    'M13 12h3v2h-3zM18 12h2v3h-2zM8 16h2v2H8zM12 16h2v4h-2zM16 17h3v2h-3zM9 20h2v1H9zM20 19h1v2h-1z',
  ].join('')}" fill-rule="evenodd"/></svg>`,
)}`;

/** The accounts that buyers pay into. */
export const PAY_ACCOUNTS = [
  { platform: 'gcash', label: 'GCash', name: 'Atlas Online Learning', number: '0917 000 0000', qrUrl: QR },
  { platform: 'maya', label: 'Maya', name: 'Atlas Online Learning', number: '0918 000 0000', qrUrl: null },
  {
    platform: 'bank-transfer',
    label: 'Bank transfer',
    name: 'Atlas Online Learning Services Inc.',
    number: 'BDO 0012 3400 5678',
    qrUrl: null,
  },
];

/** A receipt that waits for its review. */
export const sentReceipt = (changes: object = {}) => ({
  databaseId: 61,
  amount: 3499,
  label: 'GCash',
  reference: '1003 456 789012',
  paidOn: '2025-11-12',
  state: 'submitted',
  reason: null,
  hasPicture: true,
  uploadKey: 'a-key',
  ...changes,
});

/** The ways to pay without a provider. */
const PAY_METHODS = PAY_ACCOUNTS.map(({ platform, label }) => ({ value: platform, label, isOnline: false }));

/** The ways to pay where a provider collects GCash. */
export const ONLINE_METHODS = PAY_METHODS.map((method) => ({ ...method, isOnline: method.value === 'gcash' }));

/** An order that waits for its first of three payments. */
export const buyerOrder = (changes: object = {}) => ({
  payCode: 'ATL-7KQ2MD',
  state: 'AWAITING_PAYMENT',
  stepsDone: 1,
  firstName: 'Maricel',
  email: 'maricel.santos@example.com',
  hasAccount: false,
  product: 'Freelancing Course',
  termName: '3 monthly payments',
  validityByDays: 365,
  funnelId: 12,
  total: 9999,
  discount: 0,
  dueToday: 3499,
  method: 'gcash',
  deadline: '2025-11-14T16:00:00.000Z',
  lastDay: '2025-11-14',
  couponHeldUntil: null,
  endedReason: null,
  whyNotCancel: null,
  whyNotSendReceipt: null,
  today: '2025-11-12',
  complaintContact: 'help@atlas.example or 0917 000 0000',
  payments: [
    { day: '2025-11-12', amount: 3499 },
    { day: '2025-12-12', amount: 3250 },
    { day: '2026-01-12', amount: 3250 },
  ],
  receipts: [],
  methods: PAY_METHODS,
  onlinePayment: null,
  accounts: PAY_ACCOUNTS,
  ...changes,
});

/** The second payment of a schedule, as its member sees it. */
export const bill = (changes: object = {}) => ({
  key: '117',
  isOwn: true,
  entryId: 117,
  firstName: 'Jomar',
  product: 'Freelancing Course',
  payCode: 'INV-2025-000117-2',
  place: '2 of 6',
  due: 1667,
  scheduleDate: '2025-11-15',
  statusText: 'due in 3 days',
  isPayable: true,
  hasLink: false,
  today: '2025-11-12',
  complaintContact: 'help@atlas.example or 0917 000 0000',
  receipts: [],
  methods: PAY_METHODS,
  onlinePayment: null,
  accounts: PAY_ACCOUNTS,
  ...changes,
});

/**
 * Answers the forms that a story posts to its own address. Other requests are not affected.
 *
 * @returns the posted forms, and a function that restores `fetch`
 */
export function answerPosts(answer: (form: URLSearchParams) => Response): { posts: URLSearchParams[]; end: () => void } {
  const original = globalThis.fetch;
  const posts: URLSearchParams[] = [];
  globalThis.fetch = async (input, init) => {
    if (!(init?.body instanceof URLSearchParams)) return original(input, init);
    posts.push(init.body);
    return answer(init.body);
  };
  return {
    posts,
    end: () => {
      globalThis.fetch = original;
    },
  };
}
