import { paymentReference } from '../payments/paymentReference.ts';
import type { StatementLine } from './statementLine.ts';

/**
 * A text that is equal for the same line in another export of the same account. A line without a
 * reference is identified by its description instead.
 *
 * @param account the account in the settings to which the statement belongs
 * @param occurrence its number among the lines of the file that are equal otherwise, from 1
 * @example
 * const day = { row: 7, paidOn: '2025-06-30', time: '10:20', description: 'Transfer' };
 * const reference = { reference: '9024 521234567', referenceKey: '9024521234567' };
 * const amounts = { amountCentavos: 349900, direction: 'in', balanceCentavos: 500000 };
 * lineFingerprint('gcash', { ...day, ...reference, isReferenceLost: false, ...amounts })
 * // 'GCASH|2025-06-30|10:20|9024521234567|in|349900|500000|1'
 */
export function lineFingerprint(account: string, line: StatementLine, occurrence = 1): string {
  const identity = line.referenceKey ?? `~${paymentReference(line.description)}`;
  return [
    paymentReference(account),
    line.paidOn,
    line.time ?? '',
    identity,
    line.direction,
    line.amountCentavos,
    line.balanceCentavos ?? '',
    occurrence,
  ].join('|');
}

/**
 * The fingerprints of the lines of one file, in their order. Equal lines are numbered, so that both
 * of two equal payments count, and an overlapping export repeats their numbers.
 *
 * @example lineFingerprints('gcash', []) // []
 */
export function lineFingerprints(account: string, lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const first = lineFingerprint(account, line);
    const occurrence = (seen.get(first) ?? 0) + 1;
    seen.set(first, occurrence);
    return lineFingerprint(account, line, occurrence);
  });
}
