/** A payment in the story of the admin list. */
export interface StoryPayment {
  readonly databaseId: number;
  readonly member: string;
  readonly funnel: string;
  readonly platform: 'GCash' | 'Maya' | 'Bank transfer';
  readonly reference: string;
  readonly amount: string;
  readonly sent: string;
  readonly state: 'submitted' | 'approved' | 'returned';
}

const MEMBERS = [
  'Kristine Joy Mercado',
  'Dennis Pangilinan',
  'Jomar Villanueva',
  'Rowena Aquino',
  'Aileen Bautista',
  'Noel Evangelista',
  'Ramil Santos',
  'Cherry Mae Lacson',
  'Grace Tolentino',
  'Arvin Salazar',
  'Maricel Dela Cruz',
  'Paolo Ignacio',
];
const PLATFORMS = ['GCash', 'Maya', 'GCash', 'Bank transfer'] as const;
const AMOUNTS = ['₱3,499.00', '₱1,749.00', '₱2,500.00'];
const FUNNELS = ['Freelancing Course', 'Proposal Clinic', 'Freelancing Course, Batch 17'];

const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length]!;

/** Twenty-three payments to review and one approved. */
export const storyPayments: readonly StoryPayment[] = Array.from({ length: 24 }, (_none, index) => ({
  databaseId: index + 1,
  member: pick(MEMBERS, index),
  funnel: pick(FUNNELS, index),
  platform: pick(PLATFORMS, index),
  reference: `90${String(1284 + 37 * index).padStart(4, '0')} ${String(553 + 11 * index).padStart(4, '0')}`,
  amount: pick(AMOUNTS, index),
  sent: `2025-11-${String(11 - (index % 11)).padStart(2, '0')}T04:00:00Z`,
  state: index === 23 ? 'approved' : 'submitted',
}));
