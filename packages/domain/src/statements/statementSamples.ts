import type { MatchCandidate } from './matchCandidate.ts';

// Generated statements for tests: no person, account or reference in them exists.

export type SampleLayout = 'gcash' | 'bdo' | 'unionbank';

/** The statement's rows, the payments that are due, and what a correct match finds. */
export interface StatementSample {
  readonly rows: readonly (readonly string[])[];
  readonly candidates: readonly MatchCandidate[];
  /** The candidate of each genuine row, by the number of the row. */
  readonly genuine: ReadonlyMap<number, string>;
  /** The trap of each row that must not match exactly, by the number of the row. */
  readonly traps: ReadonlyMap<number, string>;
}

interface Movement {
  readonly paidOn: string;
  readonly reference: string;
  readonly amountCentavos: number;
  readonly direction: 'in' | 'out';
  readonly name: string;
  readonly account: string;
}

const HEADERS: Readonly<Record<SampleLayout, readonly string[]>> = {
  gcash: ['Date and Time', 'Description', 'Reference No.', 'Debit', 'Credit', 'Balance'],
  bdo: ['Book date', 'Description', 'Amount', 'Credit/debit indicator', 'Account number(BBAN)'],
  unionbank: ['Transaction Date', 'Posting Date', 'Description', 'Reference Number', 'Debit', 'Credit', 'Running Balance'],
};

const NAMES = ['MARIA SANTOS', 'JOSE REYES', 'ANA CRUZ', 'LIZA DELA PENA', 'PAOLO GARCIA', 'CARLA BAUTISTA'];
const OWN_ACCOUNT = '001230004567';
const OTHER_ACCOUNT = '009990001111';
const START = Date.UTC(2025, 0, 1);

const dayAt = (number: number): string => new Date(START + number * 86_400_000).toISOString().slice(0, 10);
const pesos = (centavos: number): string =>
  `${Math.floor(centavos / 100)}`.replaceAll(/\B(?=(\d{3})+$)/g, ',') + `.${String(centavos % 100).padStart(2, '0')}`;

function cellsOf(layout: SampleLayout, movement: Movement, balance: number): string[] {
  const { paidOn, reference, amountCentavos, direction, name, account } = movement;
  const [year = '', month = '', day = ''] = paidOn.split('-');
  const amount = pesos(amountCentavos);
  const separate = direction === 'in' ? ['', amount] : [amount, ''];
  if (layout === 'gcash') return [`${paidOn} 01:05 PM`, `Transfer from ${name}`, reference, ...separate, pesos(balance)];
  if (layout === 'bdo') {
    return [`${day}-${month}-${year}`, `FUND TRANSFER ${reference} ${name}`, amount, direction === 'in' ? 'Credit' : 'Debit', account];
  }
  return [`${month}/${day}/${year}`, `${month}/${day}/${year}`, `INSTAPAY ${name}`, reference, ...separate, pesos(balance)];
}

/** The kinds of traps, each as the movements of money that it adds for a payment that is due. */
const TRAPS: Readonly<Record<string, (due: Movement, number: number) => readonly Movement[]>> = {
  'another amount': (due) => [{ ...due, amountCentavos: due.amountCentavos + 100 }],
  'another day and no reference': (due) => [{ ...due, paidOn: dayAt(400), reference: '' }],
  debit: (due) => [{ ...due, direction: 'out' }],
  'duplicated line': (due) => [due, due],
  'scientific reference': (due) => [{ ...due, reference: Number(due.reference.replaceAll(/\D/g, '')).toExponential(5).toUpperCase() }],
  'one digit differs': (due) => [{ ...due, reference: due.reference.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) }],
  'O for 0': (due) => [{ ...due, reference: due.reference.replace('0', 'O') }],
  'two candidates': (due) => [due],
  'no reference': (due) => [{ ...due, reference: '' }],
  'part of the reference': (due) => [{ ...due, reference: due.reference.slice(-6) }],
};

/**
 * Generates a statement with a number of lines, of which some are traps, and the payments that are
 * due. The same seed gives the same statement.
 */
export function statementSample(layout: SampleLayout, count: number, trapCount: number, seed = 1): StatementSample {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const rows: (readonly string[])[] = [HEADERS[layout]];
  const candidates: MatchCandidate[] = [];
  const [genuine, traps] = [new Map<number, string>(), new Map<number, string>()];
  let balance = 1_000_000;

  const due = (number: number): Movement => ({
    paidOn: dayAt(Math.floor((number * 180) / count)),
    reference: String(9_000_000_000_000 + number * 977),
    amountCentavos: [349_900, 150_000, 99_950, 1_200_000][below(4)] ?? 0,
    direction: 'in',
    name: NAMES[below(NAMES.length)] ?? '',
    account: OWN_ACCOUNT,
  });
  const addCandidate = (id: string, { amountCentavos, paidOn, reference, name }: Movement): void => {
    const base = { id, kind: 'proof', payCode: null, platform: 'gcash', payerNames: [name] } as const;
    candidates.push({ ...base, amountCentavos, paidOn, referenceKey: reference });
  };
  const addRow = (movement: Movement): number => {
    balance += movement.direction === 'in' ? movement.amountCentavos : -movement.amountCentavos;
    rows.push(cellsOf(layout, movement, balance));
    return rows.length;
  };
  const addTrap = (number: number, kind: string): void => {
    const payment = due(number);
    addCandidate(`trap-${number}`, payment);
    if (kind === 'two candidates') addCandidate(`trap-${number}-twin`, payment);
    for (const movement of TRAPS[kind]?.(payment, number) ?? []) traps.set(addRow(movement), kind);
  };

  const kinds = Object.keys(TRAPS);
  const every = Math.floor(count / trapCount);
  for (let number = 0; rows.length <= count; number++) {
    const trap = number % every === 0 ? Math.floor(number / every) : trapCount;
    if (trap < trapCount) {
      addTrap(number, kinds[trap % kinds.length] ?? '');
      continue;
    }
    const payment = due(number);
    addCandidate(`due-${number}`, payment);
    genuine.set(addRow(payment), `due-${number}`);
  }
  if (layout === 'bdo') {
    const payment = due(count);
    addCandidate('other-account', payment);
    traps.set(addRow({ ...payment, account: OTHER_ACCOUNT }), 'another account');
  }
  rows.push(layout === 'bdo' ? ['', 'TOTAL', pesos(balance), '', ''] : ['', 'TOTAL', '', '', pesos(balance), '']);
  traps.set(rows.length, 'total');
  return { rows, candidates, genuine, traps };
}
