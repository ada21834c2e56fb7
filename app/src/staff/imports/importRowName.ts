/** A row of an import with its cells by column, as they arrive. */
interface NamedRow {
  readonly row: number;
  readonly cells: unknown;
}

/** The columns that name a row, the best first. */
const NAMES = ['Name', 'Email', 'Tribe ID', 'Subscription ID'];

/** The name of a row of an import. Its cells are removed after 30 days. */
export function importRowName({ row, cells }: NamedRow): string {
  const values = (typeof cells === 'object' && cells !== null ? cells : {}) as Readonly<Record<string, unknown>>;
  const text = (column: string): string => (typeof values[column] === 'string' ? values[column].trim() : '');
  const person = [text('First Name'), text('Last Name')].filter((part) => part !== '').join(' ');
  return person || NAMES.map(text).find((name) => name !== '') || `Row ${row}`;
}
