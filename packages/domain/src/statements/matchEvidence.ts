import { checkGiven } from '../errors/checkKnown.ts';
import { isShortReference, paymentReference } from '../payments/paymentReference.ts';
import type { MatchCandidate, MatchEvidence } from './matchCandidate.ts';
import type { StatementLine } from './statementLine.ts';

const DAY = 86_400_000;

/** The day before, the day, and the day after, each as yyyy-mm-dd. */
export const daysAround = (day: string): string[] =>
  [-1, 0, 1].map((days) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10));

/** The pay codes that a text may contain, in the form in which they compare. */
const payCodesWithin = (text: string): string[] =>
  [...paymentReference(text).matchAll(/(?=(ATL[2-9A-Z]{6}))/g)].map(([, code = '']) => code);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** A line with the facts that it is compared by. */
export interface LineFacts {
  readonly line: StatementLine;
  /** The reference if it can be compared: of an incoming line, and not lost. */
  readonly referenceKey: string | null;
  readonly days: readonly string[];
  readonly payCodes: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** A candidate with the facts that it is compared by. */
export interface CandidateFacts {
  readonly candidate: MatchCandidate;
  readonly payCode: string | null;
  /** The words of each name. */
  readonly names: readonly (readonly string[])[];
}

/** Prepares a line for comparisons. */
export const lineFacts = (line: StatementLine): LineFacts => ({
  line,
  referenceKey: line.isReferenceLost || line.direction !== 'in' ? null : line.referenceKey,
  days: daysAround(line.paidOn),
  payCodes: [...new Set([line.description, line.reference].flatMap(payCodesWithin))],
  words: new Set(wordsOf(`${line.description} ${line.reference}`)),
});

/**
 * Prepares a candidate for comparisons.
 *
 * @throws RangeError for a missing value
 */
export function candidateFacts(candidate: MatchCandidate): CandidateFacts {
  const { payCode, payerNames } = candidate;
  checkGiven({ payCode });
  return {
    candidate,
    payCode: payCode === null ? null : paymentReference(payCode) || null,
    names: payerNames.map((name) => [...new Set(wordsOf(name))]),
  };
}

/**
 * The reasons to assume that a line is the payment of a candidate, strongest first. A short
 * reference is a reason only together with the amount and the day, since other payments may have
 * it, too. A name is at least two of its words.
 */
export function matchEvidence(
  { line, referenceKey, days, payCodes, words }: LineFacts,
  { candidate, payCode, names }: CandidateFacts,
): MatchEvidence[] {
  const hasAmount = line.amountCentavos === candidate.amountCentavos;
  const hasDay = candidate.paidOn !== null && days.includes(candidate.paidOn);
  const isSame = referenceKey !== null && referenceKey === candidate.referenceKey;
  const facts: readonly (readonly [MatchEvidence, boolean])[] = [
    ['reference', isSame && (!isShortReference(referenceKey) || (hasAmount && hasDay))],
    ['amount', hasAmount],
    ['day', hasDay],
    ['payCode', payCode !== null && payCodes.includes(payCode)],
    ['name', names.some((name) => name.filter((word) => words.has(word)).length >= 2)],
  ];
  return facts.flatMap(([evidence, holds]) => (holds ? [evidence] : []));
}
