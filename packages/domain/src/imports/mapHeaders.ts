import { cleanLine } from '../forms/cleanLine.ts';
import type { ImportSheet } from './templates.ts';

/** The column of the template for each title of a file; null for a title that is left out. */
export type HeaderMapping = Readonly<Record<string, string | null>>;

/** A title without its hint in brackets, its case and its punctuation. */
const plain = (title: string): string =>
  title
    .replaceAll(/\([^)]*\)/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Maps the titles of a sheet to the columns of its template: as remembered, else by the same name
 * regardless of case, spaces and a hint in brackets. A title that fits no column is null.
 *
 * @param remembered what staff chose for a sheet with these titles
 * @example mapHeaders({ sheet: 'Groups', columns: ['Group ID', 'Name'] }, ['group id', 'Notes'])
 * // ['Group ID', null]
 */
export function mapHeaders({ columns }: ImportSheet, titles: readonly string[], remembered: HeaderMapping = {}): (string | null)[] {
  return titles.map((title) => {
    const text = cleanLine(title);
    const chosen = Object.hasOwn(remembered, text) ? remembered[text] : undefined;
    if (chosen === null || (chosen !== undefined && columns.includes(chosen))) return chosen;
    if (text === '') return null;
    return columns.find((column) => column === text) ?? columns.find((column) => plain(column) === plain(text)) ?? null;
  });
}

/**
 * The key under which the mapping of a sheet is remembered: its template and its titles, in any
 * order and case.
 *
 * @example headerKey('Groups', ['Name', ' group ID ']) // 'Groups|group id|name'
 */
export const headerKey = (sheet: string, titles: readonly string[]): string =>
  [
    sheet,
    ...titles
      .map((title) => cleanLine(title).toLowerCase())
      .filter((title) => title !== '')
      .toSorted(),
  ].join('|');

/**
 * The sheet of a template that titles fit best: the one with the most of its columns. Null when no
 * title fits. It names the only sheet of a CSV file.
 *
 * @example
 * const Groups = { sheet: 'Groups', columns: ['Group ID', 'Name'] };
 * const Subgroups = { sheet: 'Subgroups', columns: ['Subgroup ID', 'Name', 'Group ID'] };
 * sheetByTitles([Groups, Subgroups], ['Group ID', 'Name']) // 'Groups'
 */
export function sheetByTitles(sheets: readonly ImportSheet[], titles: readonly string[]): string | null {
  const scored = sheets.map((template) => {
    const found = new Set(mapHeaders(template, titles).filter((column) => column !== null)).size;
    return { sheet: template.sheet, found, missing: template.columns.length - found };
  });
  const [best] = scored.toSorted((a, b) => b.found - a.found || a.missing - b.missing);
  return best && best.found > 0 ? best.sheet : null;
}
