import { countText } from './countText.ts';

/**
 * The text of the batch bar, and the offer to select every matching row. There is no offer when the
 * page shows all of them, or all are selected.
 *
 * @param selected rows selected on this page, or 'all' for every matching row
 * @param matching the counted rows that match the filters
 * @param elsewhere rows selected on other pages
 * @example selectionText(12, 348)
 * // { text: '12 on this page selected.', offer: 'Select all 348 matching' }
 * @example selectionText(2, 348, 10)
 * // { text: '12 selected, 2 on this page.', offer: 'Select all 348 matching' }
 * @example selectionText('all', 348) // { text: 'All 348 matching selected.', offer: null }
 * @spec 2 §4, Tables; the wording is a product decision
 */
export function selectionText(selected: number | 'all', matching: number, elsewhere = 0): { text: string; offer: string | null } {
  if (selected === 'all') return { text: `All ${countText(matching)} matching selected.`, offer: null };
  return {
    text:
      elsewhere > 0
        ? `${countText(selected + elsewhere)} selected, ${countText(selected)} on this page.`
        : `${countText(selected)} on this page selected.`,
    offer: matching > selected + elsewhere ? `Select all ${countText(matching)} matching` : null,
  };
}
