import type { StatementLine, UndirectedLine } from './statementLine.ts';

/** A line, or one whose direction is open. */
export type ReadLine = StatementLine | (UndirectedLine & { readonly direction: null });

/** The difference that the line makes to the balance before it; null without one of the balances. */
const difference = (line: ReadLine, before: number | null): number | null =>
  line.balanceCentavos === null || before === null ? null : line.balanceCentavos - before;

const follows = (line: ReadLine, before: number | null): boolean => {
  const change = difference(line, before);
  return change === null || Math.abs(change) === line.amountCentavos;
};

/**
 * Settles the direction of lines whose row states an amount and a balance only. It is the sign of
 * the change from the balance before, and stays open where the amount is not that change. The
 * order of the file, oldest or newest first, is the one in which every amount is such a change.
 *
 * @param opening the balance before the oldest line, in centavos; null when it is not given
 * @returns the same lines in the same order
 * @example
 * const line = { row: 1, amountCentavos: 500, direction: null, balanceCentavos: 1500 };
 * settleDirections([line], 1000)[0].direction // 'in'
 */
export function settleDirections<Line extends ReadLine>(lines: readonly Line[], opening: number | null): readonly (Line | StatementLine)[] {
  if (lines.every(({ direction }) => direction !== null)) return lines;
  const balanceAt = (index: number): number | null =>
    index < 0 || index >= lines.length ? opening : (lines[index]?.balanceCentavos ?? null);
  const step = [-1, 1].find((toOlder) => lines.every((line, index) => follows(line, balanceAt(index + toOlder))));
  if (step === undefined) return lines;
  return lines.map((line, index) => {
    const change = line.direction === null ? difference(line, balanceAt(index + step)) : null;
    return change === null || change === 0 ? line : { ...line, direction: change > 0 ? 'in' : 'out' };
  });
}
