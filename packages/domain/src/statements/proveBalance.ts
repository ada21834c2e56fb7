import type { StatementLine } from './statementLine.ts';

type Movement = Pick<StatementLine, 'row' | 'amountCentavos' | 'direction' | 'balanceCentavos'>;

/** The result of comparing each balance with the one before. */
export type BalanceProof = 'proven' | 'not-given' | { readonly problemRow: number };

const signed = ({ amountCentavos, direction }: Movement): number => (direction === 'in' ? amountCentavos : -amountCentavos);

/** The index of the first line whose balance does not follow, oldest first; -1 when all follow. */
function firstBreak(lines: readonly Movement[]): number {
  let expected: number | null = null;
  for (const [index, line] of lines.entries()) {
    expected = expected === null ? null : expected + signed(line);
    if (line.balanceCentavos === null) continue;
    if (expected !== null && expected !== line.balanceCentavos) return index;
    expected = line.balanceCentavos;
  }
  return -1;
}

/**
 * Proves the reading of a statement by its balances: the one before, plus or minus the amount, is
 * the next one. The lines are in the order of the file, oldest or newest first. A line without a
 * balance is added up with the next one. Fewer than two balances prove nothing.
 *
 * @returns the row at which the balances stop following each other, in the order that gets further
 * @example
 * const first = { row: 2, amountCentavos: 500, direction: 'in', balanceCentavos: 1500 };
 * const second = { row: 3, amountCentavos: 200, direction: 'out', balanceCentavos: 1300 };
 * proveBalance([first, second]) // 'proven'
 */
export function proveBalance(lines: readonly Movement[]): BalanceProof {
  if (lines.filter(({ balanceCentavos }) => balanceCentavos !== null).length < 2) return 'not-given';
  const oldestFirst = firstBreak(lines);
  if (oldestFirst === -1) return 'proven';
  const newest = lines.toReversed();
  const newestFirst = firstBreak(newest);
  if (newestFirst === -1) return 'proven';
  const isReversed = newestFirst > oldestFirst;
  return { problemRow: (isReversed ? newest[newestFirst] : lines[oldestFirst])?.row ?? 0 };
}
