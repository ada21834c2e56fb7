import { isShortReference } from '../payments/paymentReference.ts';
import type { LineMatch, MatchCandidate, MatchEvidence, PossibleMatch } from './matchCandidate.ts';
import { type CandidateFacts, candidateFacts, type LineFacts, lineFacts, matchEvidence } from './matchEvidence.ts';
import type { StatementLine } from './statementLine.ts';

/** The number of candidates that are listed for a line. */
export const MAX_POSSIBLE_MATCHES = 20;
/** The number of candidates of one key that are compared with a line. */
const MAX_COMPARED = 100;

const UNMATCHED: LineMatch = { state: 'unmatched' };

type Index = ReadonlyMap<string, readonly CandidateFacts[]>;

/** Groups candidates by a key; those without one are left out. */
function indexBy(candidates: readonly CandidateFacts[], keyOf: (facts: CandidateFacts) => string | null): Index {
  const index = new Map<string, CandidateFacts[]>();
  for (const facts of candidates) {
    const key = keyOf(facts);
    if (key === null) continue;
    const group = index.get(key);
    if (group) group.push(facts);
    else index.set(key, [facts]);
  }
  return index;
}

const keyOf = (...parts: readonly (string | number)[]): string => parts.join('|');

/** The key of what an exact match needs: reference and amount, for a short reference the day as well. */
function exactKey({ candidate: { referenceKey, amountCentavos, paidOn } }: CandidateFacts): string | null {
  if (referenceKey === null || referenceKey === '') return null;
  if (!isShortReference(referenceKey)) return keyOf(referenceKey, amountCentavos);
  return paidOn === null ? null : keyOf(referenceKey, amountCentavos, paidOn);
}

function exactKeys({ line: { amountCentavos }, referenceKey, days }: LineFacts): string[] {
  if (referenceKey === null) return [];
  return isShortReference(referenceKey)
    ? days.map((day) => keyOf(referenceKey, amountCentavos, day))
    : [keyOf(referenceKey, amountCentavos)];
}

/** The only candidate with what an exact match needs; null when there are more, or none. */
function exactCandidate(line: LineFacts, exact: Index): CandidateFacts | null {
  const groups = exactKeys(line).flatMap((key) => exact.get(key) ?? []);
  return groups.length === 1 ? (groups[0] ?? null) : null;
}

/** The indexes in which the possible candidates of a line are looked up. */
const possibleIndexes = (candidates: readonly CandidateFacts[]) => ({
  byReference: indexBy(candidates, ({ candidate }) => candidate.referenceKey),
  byPayCode: indexBy(candidates, ({ payCode }) => payCode),
  byAmountAndDay: indexBy(candidates, ({ candidate: { amountCentavos, paidOn } }) => paidOn && keyOf(amountCentavos, paidOn)),
});

/** The order of the list of possible matches: a reason outweighs all those below it. */
const WEIGHTS: Readonly<Record<MatchEvidence, number>> = { reference: 16, payCode: 8, amount: 4, name: 2, day: 1 };
const weightOf = ({ evidence }: PossibleMatch): number => evidence.reduce((sum, kind) => sum + WEIGHTS[kind], 0);

/** Whether the reasons suffice: the reference, or the amount together with the day or the pay code. */
const isPossible = (evidence: readonly MatchEvidence[]): boolean =>
  evidence.includes('reference') || (evidence.includes('amount') && (evidence.includes('day') || evidence.includes('payCode')));

function possibleMatch(facts: LineFacts, indexes: ReturnType<typeof possibleIndexes>): LineMatch {
  const { line, referenceKey, days, payCodes } = facts;
  if (line.direction !== 'in') return UNMATCHED;
  const groups = [
    ...(referenceKey === null ? [] : [indexes.byReference.get(referenceKey)]),
    ...payCodes.map((code) => indexes.byPayCode.get(code)),
    ...days.map((day) => indexes.byAmountAndDay.get(keyOf(line.amountCentavos, day))),
  ].filter((group) => group !== undefined);
  const compared = new Set(groups.flatMap((group) => group.slice(0, MAX_COMPARED)));
  const fitting = [...compared].flatMap((candidate): PossibleMatch[] => {
    const evidence = matchEvidence(facts, candidate);
    const differs = evidence.includes('amount') ? null : 'amount';
    return isPossible(evidence) ? [{ candidateId: candidate.candidate.id, evidence, differs }] : [];
  });
  if (fitting.length === 0) return UNMATCHED;
  const notCompared = groups.reduce((sum, group) => sum + Math.max(0, group.length - MAX_COMPARED), 0);
  const best = fitting.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_POSSIBLE_MATCHES);
  return { state: 'possible', candidates: best, total: fitting.length + notCompared };
}

/**
 * Matches the lines of a statement with the payments that are due or reported. Exact is an incoming
 * line with the reference and the amount of exactly one candidate that no other line claims; a
 * reference of at most 8 characters also needs the day. Everything else with a reason is possible
 * and for staff to decide. A candidate with an exact match is not offered to other lines.
 *
 * Candidates are looked up by reference, pay code, and amount with day, so that the time grows with
 * the number of lines and the number of candidates, not with their product.
 *
 * @returns the matches in the order of the lines
 * @example matchStatement([], []) // []
 */
export function matchStatement(lines: readonly StatementLine[], candidates: readonly MatchCandidate[]): LineMatch[] {
  const allFacts = candidates.map(candidateFacts);
  const exact = indexBy(allFacts, exactKey);
  const read = lines.map((line) => {
    const facts = lineFacts(line);
    return { facts, candidate: exactCandidate(facts, exact) };
  });
  const claims = new Map<CandidateFacts, number>();
  for (const { candidate } of read) if (candidate) claims.set(candidate, (claims.get(candidate) ?? 0) + 1);
  const indexes = possibleIndexes(allFacts.filter((facts) => claims.get(facts) !== 1));
  return read.map(({ facts, candidate }) => {
    if (!candidate || claims.get(candidate) !== 1) return possibleMatch(facts, indexes);
    return { state: 'exact', candidateId: candidate.candidate.id, evidence: matchEvidence(facts, candidate) };
  });
}

/**
 * Matches one line; see `matchStatement`.
 *
 * @example
 * const reference = { reference: '9024521234567', referenceKey: '9024521234567' };
 * const day = { row: 1, paidOn: '2025-06-30', time: null, description: 'Transfer' };
 * const amounts = { amountCentavos: 349900, direction: 'in', balanceCentavos: null };
 * const line = { ...day, ...reference, isReferenceLost: false, ...amounts };
 * const facts = { amountCentavos: 349900, paidOn: '2025-06-30', referenceKey: '9024521234567' };
 * const others = { payCode: null, platform: 'gcash', payerNames: [] };
 * matchLine(line, [{ id: '7', kind: 'proof', ...facts, ...others }])
 * // { state: 'exact', candidateId: '7', evidence: ['reference', 'amount', 'day'] }
 */
export const matchLine = (line: StatementLine, candidates: readonly MatchCandidate[]): LineMatch =>
  matchStatement([line], candidates)[0] ?? UNMATCHED;
