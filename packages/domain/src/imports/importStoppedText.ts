/**
 * States the rows that a stopped import has not come to.
 *
 * @param isUndo whether undoing it was stopped
 * @example importStoppedText(1200, false) // '1,200 rows are not applied yet.'
 * @example importStoppedText(1, true) // '1 row is not undone yet.'
 */
export const importStoppedText = (left: number, isUndo: boolean): string =>
  `${left.toLocaleString('en-PH')} ${left === 1 ? 'row is' : 'rows are'} not ${isUndo ? 'undone' : 'applied'} yet.`;
