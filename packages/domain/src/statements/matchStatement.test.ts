import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectStatement } from './collectStatement.ts';
import type { LineMatch, MatchCandidate } from './matchCandidate.ts';
import { matchLine, matchStatement, MAX_POSSIBLE_MATCHES } from './matchStatement.ts';
import type { StatementLine } from './statementLine.ts';
import { type SampleLayout, statementSample } from './statementSamples.ts';

const lineOf = (facts: Partial<StatementLine> = {}): StatementLine => ({
  row: 2,
  paidOn: '2025-06-30',
  time: null,
  description: 'Transfer',
  reference: '9024521234567',
  referenceKey: '9024521234567',
  isReferenceLost: false,
  amountCentavos: 349_900,
  direction: 'in',
  balanceCentavos: null,
  ...facts,
});
const candidateOf = (facts: Partial<MatchCandidate> = {}): MatchCandidate => ({
  id: 'a',
  kind: 'proof',
  amountCentavos: 349_900,
  paidOn: '2025-06-30',
  referenceKey: '9024521234567',
  payCode: null,
  platform: 'gcash',
  payerNames: [],
  ...facts,
});
const ORDER = { kind: 'order', paidOn: null, referenceKey: null } as const;
const NO_REFERENCE = { reference: '', referenceKey: null } as const;
const possible = (match: LineMatch) => (match.state === 'possible' ? match.candidates : match.state);

describe('matchLine', () => {
  test.each<[string, Partial<StatementLine>, Partial<MatchCandidate>, string[]]>([
    ['reference, amount and day', {}, {}, ['reference', 'amount', 'day']],
    ['reference and amount on another day', {}, { paidOn: '2025-05-01' }, ['reference', 'amount']],
    ['reference and amount without a day', {}, { paidOn: null }, ['reference', 'amount']],
    ['nine characters', { referenceKey: '123456789' }, { referenceKey: '123456789', paidOn: null }, ['reference', 'amount']],
    [
      'a short reference the day after',
      { referenceKey: '123456' },
      { referenceKey: '123456', paidOn: '2025-07-01' },
      ['reference', 'amount', 'day'],
    ],
    [
      'a short reference the day before',
      { referenceKey: '12345678' },
      { referenceKey: '12345678', paidOn: '2025-06-29' },
      ['reference', 'amount', 'day'],
    ],
    [
      'a pay code and a name as well',
      { description: 'ATL-2K3M4P from PEÑA, JUAN' },
      { payCode: 'ATL-2K3M4P', payerNames: ['Juan Peña'] },
      ['reference', 'amount', 'day', 'payCode', 'name'],
    ],
  ])('is exact by %s', (_what, line, candidate, evidence) => {
    expect(matchLine(lineOf(line), [candidateOf(candidate)])).toEqual({ state: 'exact', candidateId: 'a', evidence });
  });

  test.each<[string, Partial<StatementLine>, Partial<MatchCandidate>, string[], 'amount' | null]>([
    ['the reference with another amount', { amountCentavos: 349_901 }, {}, ['reference', 'day'], 'amount'],
    ['the amount the day after', NO_REFERENCE, { paidOn: '2025-07-01' }, ['amount', 'day'], null],
    ['the amount across the end of February', { ...NO_REFERENCE, paidOn: '2024-02-29' }, { paidOn: '2024-03-01' }, ['amount', 'day'], null],
    ['amount and day with another reference', { referenceKey: '9024521234568' }, {}, ['amount', 'day'], null],
    ['amount and day with O for 0', { referenceKey: '9O24521234567' }, {}, ['amount', 'day'], null],
    ['amount and day with a lost reference', { isReferenceLost: true, referenceKey: null }, {}, ['amount', 'day'], null],
    ['a lost reference, whatever its key', { isReferenceLost: true }, {}, ['amount', 'day'], null],
    [
      'the pay code in the description',
      { ...NO_REFERENCE, description: 'pay atl 2k3m4p thanks' },
      { ...ORDER, payCode: 'ATL-2K3M4P' },
      ['amount', 'payCode'],
      null,
    ],
    [
      'the pay code in the reference',
      { reference: 'ATL2K3M4P', referenceKey: 'ATL2K3M4P' },
      { ...ORDER, payCode: 'ATL-2K3M4P' },
      ['amount', 'payCode'],
      null,
    ],
    [
      'a name with amount and day',
      { ...NO_REFERENCE, description: 'FROM MARIA D SANTOS' },
      { payerNames: ['Maria Santos'] },
      ['amount', 'day', 'name'],
      null,
    ],
  ])('is possible by %s', (_what, line, candidate, evidence, differs) => {
    expect(possible(matchLine(lineOf(line), [candidateOf(candidate)]))).toEqual([{ candidateId: 'a', evidence, differs }]);
  });

  test.each(['Maria Lopez', 'Maria', 'Maria Maria', '', 'D. S.'])('does not name %j as evidence for MARIA D SANTOS', (name) => {
    const line = lineOf({ ...NO_REFERENCE, description: 'FROM MARIA D SANTOS' });
    expect(possible(matchLine(line, [candidateOf({ payerNames: [name] })]))).toMatchObject([{ evidence: ['amount', 'day'] }]);
  });

  test.each<[string, Partial<StatementLine>, Partial<MatchCandidate>]>([
    ['the amount two days later', { ...NO_REFERENCE, paidOn: '2025-07-02' }, {}],
    ['the amount without a day', NO_REFERENCE, { paidOn: null }],
    ['the day with another amount', { ...NO_REFERENCE, amountCentavos: 1 }, {}],
    ['a debit with reference and amount', { direction: 'out' }, {}],
    ['a debit with the pay code', { direction: 'out', description: 'ATL-2K3M4P' }, { ...ORDER, payCode: 'ATL-2K3M4P' }],
    [
      'the pay code with another amount',
      { ...NO_REFERENCE, description: 'ATL-2K3M4P', amountCentavos: 1 },
      { ...ORDER, payCode: 'ATL-2K3M4P' },
    ],
    [
      'a name and the amount on another day',
      { ...NO_REFERENCE, description: 'MARIA SANTOS' },
      { payerNames: ['Maria Santos'], paidOn: '2025-05-01' },
    ],
    ['a short reference two days later', { referenceKey: '123456', paidOn: '2025-07-02' }, { referenceKey: '123456' }],
    ['a short reference without a day', { referenceKey: '123456' }, { referenceKey: '123456', paidOn: null }],
    ['a short reference with another amount', { referenceKey: '123456', amountCentavos: 1 }, { referenceKey: '123456' }],
    ['two empty references', { ...NO_REFERENCE, paidOn: '2025-01-01' }, { referenceKey: '' }],
  ])('is unmatched by %s', (_what, line, candidate) => {
    expect(matchLine(lineOf(line), [candidateOf(candidate)])).toEqual({ state: 'unmatched' });
  });

  test('is possible with all candidates of the same reference and amount', () => {
    const match = matchLine(lineOf(), [candidateOf({ id: 'a' }), candidateOf({ id: 'b', paidOn: null })]);
    expect(match).toMatchObject({ state: 'possible', total: 2, candidates: [{ candidateId: 'a' }, { candidateId: 'b' }] });
  });

  test('is exact next to a candidate with the reference and another amount', () => {
    const other = candidateOf({ id: 'b', amountCentavos: 1 });
    expect(matchLine(lineOf(), [other, candidateOf()])).toMatchObject({ state: 'exact', candidateId: 'a' });
  });

  test('lists the strongest candidates first, and at most twenty', () => {
    const many = Array.from({ length: 150 }, (_none, index) => candidateOf({ id: `${index}`, referenceKey: null }));
    const named = candidateOf({ id: 'named', referenceKey: null, paidOn: '2025-07-01', payerNames: ['Maria Santos'] });
    const match = matchLine(lineOf({ ...NO_REFERENCE, description: 'MARIA SANTOS' }), [...many, named]);
    expect(match).toMatchObject({ total: 151 });
    expect(possible(match)).toHaveLength(MAX_POSSIBLE_MATCHES);
    expect(possible(match)[0]).toMatchObject({ candidateId: 'named' });
  });
});

describe('matchStatement', () => {
  test('is possible for both lines that claim one candidate', () => {
    const matches = matchStatement([lineOf({ row: 2 }), lineOf({ row: 3 })], [candidateOf()]);
    expect(matches.map(possible)).toEqual(Array(2).fill([{ candidateId: 'a', evidence: ['reference', 'amount', 'day'], differs: null }]));
  });

  test('does not offer a candidate with an exact match to another line', () => {
    const other = lineOf({ ...NO_REFERENCE, row: 3 });
    expect(matchStatement([other, lineOf()], [candidateOf()])).toEqual([
      { state: 'unmatched' },
      { state: 'exact', candidateId: 'a', evidence: ['reference', 'amount', 'day'] },
    ]);
  });

  const references = fc.constantFrom('9024521234567', '9O24521234567', '123456', '', null);
  const amounts = fc.constantFrom(100, 200);
  const days = fc.constantFrom('2025-06-29', '2025-06-30', '2025-07-02');
  const lines = fc.array(
    fc
      .record({
        referenceKey: references,
        amountCentavos: amounts,
        paidOn: days,
        isReferenceLost: fc.boolean(),
        direction: fc.constantFrom('in', 'out'),
      })
      .map((facts) => lineOf(facts)),
    { maxLength: 8 },
  );
  const candidates = fc
    .array(fc.record({ referenceKey: references, amountCentavos: amounts, paidOn: fc.option(days) }), { maxLength: 8 })
    .map((all) => all.map((facts, index) => candidateOf({ ...facts, id: String(index) })));

  test('is never exact without the same reference and amount, for a debit, or twice for one candidate', () => {
    fc.assert(
      fc.property(lines, candidates, (someLines, someCandidates) => {
        const matches = matchStatement(someLines, someCandidates);
        const used = new Set<string>();
        for (const [index, match] of matches.entries()) {
          if (match.state !== 'exact') continue;
          const line = someLines[index];
          const candidate = someCandidates.find(({ id }) => id === match.candidateId);
          expect(candidate).toMatchObject({ referenceKey: line?.referenceKey, amountCentavos: line?.amountCentavos });
          expect(line).toMatchObject({ direction: 'in', isReferenceLost: false });
          expect(used.has(match.candidateId)).toBe(false);
          used.add(match.candidateId);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('does not depend on the order of lines and candidates', () => {
    const states = (matches: readonly LineMatch[]) => matches.map((match) => (match.state === 'exact' ? match.candidateId : match.state));
    fc.assert(
      fc.property(lines, candidates, (someLines, someCandidates) => {
        const reversed = matchStatement(someLines.toReversed(), someCandidates.toReversed()).toReversed();
        expect(states(reversed)).toEqual(states(matchStatement(someLines, someCandidates)));
      }),
    );
  });

  test('compares a bounded number of candidates when all have the same amount and day', () => {
    const count = 10_000;
    const same = Array.from({ length: count }, (_none, index) => candidateOf({ id: `${index}`, referenceKey: null }));
    const matches = matchStatement(
      Array.from({ length: count }, () => lineOf(NO_REFERENCE)),
      same,
    );
    expect(matches.every((match) => match.state === 'possible' && match.total === count)).toBe(true);
  });
});

describe.each<SampleLayout>(['gcash', 'bdo', 'unionbank'])('a statement of 10,000 rows in the layout of %s', (layout) => {
  const { rows, candidates, genuine, traps } = statementSample(layout, 10_000, 200);
  const collector = collectStatement();
  for (const [index, cells] of rows.entries()) collector.add({ row: index + 1, cells });
  const reading = collector.finish();
  const matches = matchStatement(reading.lines, candidates);
  const byRow = new Map(reading.lines.map(({ row }, index) => [row, matches[index]]));

  test('is recognized and read as a whole', () => {
    expect(reading).toMatchObject({ source: layout, balance: layout === 'bdo' ? 'not-given' : 'proven' });
    expect(reading.lines).toHaveLength(rows.length - (layout === 'bdo' ? 3 : 2));
    expect(reading.problems.map(({ row }) => traps.get(row))).toEqual(layout === 'bdo' ? ['another account'] : []);
    expect(reading.skipped.map(({ reason }) => reason)).toEqual(['header', 'total']);
  });

  test('matches every genuine row exactly', () => {
    expect(genuine.size).toBeGreaterThan(9700);
    const missed = [...genuine].filter(([row, id]) => {
      const match = byRow.get(row);
      return match?.state !== 'exact' || match.candidateId !== id;
    });
    expect(missed).toEqual([]);
  });

  test('matches no trap exactly', () => {
    expect(traps.size).toBeGreaterThanOrEqual(200);
    expect(new Set(traps.values()).size).toBe(layout === 'bdo' ? 12 : 11);
    expect([...traps].filter(([row]) => byRow.get(row)?.state === 'exact')).toEqual([]);
  });
});
