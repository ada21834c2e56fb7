import { type Cells, cellText, csvText, sheetDay } from '@atlas/domain/imports';
import { duesAndExpiration, EXPIRED_MARK, EXPIRING_SOON_DAYS, LIFETIME_ACCESS, LIFETIME_FROM } from '@atlas/domain/subscriptions';
import { addManilaDays, formatShortDate, manilaDaysBetween, toDate } from '@atlas/domain/time';
import { type Outcome, readArguments, CommandError, runCommand } from './command.ts';
import { readSheets } from './readSheets.ts';

const USAGE = 'Usage: npm run staff:expiring -- subscriptions.csv [--now 2025-11-17]';

const COLUMNS = ['Tribe ID', 'Name', 'Email', 'Funnel', 'Start', 'Expiry', 'Unsubscribed'] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ['Email', 'Expiry'];

/** A subscription in a row of the export. */
interface Subscription {
  readonly id: number;
  readonly person: string;
  readonly texts: Readonly<Record<Column, string>>;
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly unsubscribedAt: Date | null;
}

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? 'not a date' : cell.toISOString().slice(0, 10);
  return cellText(cell);
};

/**
 * Parses a day as lists show it (11/17/2025), as a database writes it (2025-11-17), or from a cell
 * of a workbook.
 */
const dayOf = (cell: unknown): Date | null => {
  if (cell instanceof Date) return sheetDay(cell);
  return sheetDay(textOf(cell).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1'));
};

const expiryOf = (cell: unknown): Date | null => {
  const text = textOf(cell);
  if (text === LIFETIME_ACCESS) return LIFETIME_FROM;
  return text.endsWith(EXPIRED_MARK) ? dayOf(text.slice(0, -EXPIRED_MARK.length).trim()) : dayOf(cell);
};

const ALWAYS = new Date(0);

/** Parses the subscription in a row. Errors in the row are added to `problems`. */
function subscriptionOf(cells: Readonly<Record<Column, unknown>>, row: number, problems: string[]): Subscription {
  const texts = Object.fromEntries(COLUMNS.map((column) => [column, textOf(cells[column])])) as Record<Column, string>;
  const problem = (column: Column, is: string) => problems.push(`Row ${row}, ${column}: '${texts[column]}' ${is}.`);

  const person = (texts.Email || texts['Tribe ID']).toLowerCase();
  if (person === '') problem('Email', 'is missing, and so is the Tribe ID');
  const expiresAt = expiryOf(cells.Expiry);
  if (expiresAt === null) problem('Expiry', `is not a date (mm/dd/yyyy) and not ${LIFETIME_ACCESS}`);
  const startsAt = texts.Start === '' ? ALWAYS : dayOf(cells.Start);
  if (startsAt === null) problem('Start', 'is not a date (mm/dd/yyyy)');
  const isSubscribed = /^(?:false)?$/i.test(texts.Unsubscribed);
  const unsubscribedAt = isSubscribed ? null : /^true$/i.test(texts.Unsubscribed) ? ALWAYS : dayOf(cells.Unsubscribed);
  if (!isSubscribed && unsubscribedAt === null) problem('Unsubscribed', 'is not true, false or a date (mm/dd/yyyy)');
  return { id: row, person, texts, startsAt: startsAt ?? ALWAYS, expiresAt: expiresAt ?? ALWAYS, unsubscribedAt };
}

function columnsOf(titles: readonly string[]): Readonly<Record<Column, number>> {
  const missing = NEEDED.filter((column) => !titles.includes(column));
  const twice = COLUMNS.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column));
  const problems = [
    ...missing.map((column) => `Row 1: the column ${column} is missing.`),
    ...twice.map((column) => `Row 1: the column ${column} is there twice.`),
  ];
  if (problems.length > 0) throw new CommandError([...problems, `The columns are: ${titles.join(', ')}.`].join('\n'));
  return Object.fromEntries(COLUMNS.map((column) => [column, titles.indexOf(column)])) as Record<Column, number>;
}

function subscriptionsOf(sheet: Cells): Subscription[] {
  const columns = columnsOf((sheet[0] ?? []).map(textOf));
  const problems: string[] = [];
  const subscriptions = [...sheet.entries()].slice(1).flatMap(([index, line]) => {
    if (line.every((cell) => textOf(cell) === '')) return [];
    const cells = Object.fromEntries(COLUMNS.map((column) => [column, line[columns[column]]])) as Record<Column, unknown>;
    return [subscriptionOf(cells, index + 1, problems)];
  });
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return subscriptions;
}

/**
 * The people who lose access soon. Their last current subscription ends within 30 days in Manila,
 * sorted by its day, each person once. People who have renewed already, unsubscribed or have
 * lifetime access are left out.
 *
 * @param sheet the rows of the export, the first with the titles of its columns
 * @throws CommandError when a column is missing or a row cannot be read, with every reason and its
 * row
 */
export function expiringSoon(sheet: Cells, now: Date): { people: number; rows: (string | number)[][] } {
  const byPerson = Map.groupBy(subscriptionsOf(sheet), ({ person }) => person);
  const expiring = [...byPerson.values()].flatMap((subscriptions) => {
    const soon = duesAndExpiration({ subscriptions, unpaid: [] }, now).expiringSoon;
    return subscriptions.filter(({ id }) => id === soon?.id);
  });
  const byDay = expiring.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.texts.Name.localeCompare(b.texts.Name));
  const row = ({ texts, expiresAt }: Subscription) => [
    texts['Tribe ID'],
    texts.Name,
    texts.Email,
    texts.Funnel,
    formatShortDate(expiresAt),
    manilaDaysBetween(now, expiresAt),
  ];
  return { people: byPerson.size, rows: byDay.map(row) };
}

function instantOf(text: string | undefined): Date {
  try {
    return text === undefined ? new Date() : toDate(text);
  } catch {
    throw new CommandError(`--now: '${text}' is not a date (2025-11-17) and no instant (2025-11-17T08:00:00+08:00).\n${USAGE}`, 2);
  }
}

/**
 * Runs the command and returns its output.
 *
 * @throws CommandError
 */
export async function findExpiring(args: string[]): Promise<Outcome> {
  const { values, positionals } = readArguments(args, USAGE, { now: { type: 'string' } }, Infinity);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new CommandError(USAGE, 2);
  const now = instantOf(values.now);
  const [sheet] = Object.values(await readSheets(path));
  const { people, rows } = expiringSoon(sheet ?? [], now);
  const [today, last] = [now, addManilaDays(now, EXPIRING_SOON_DAYS)].map(formatShortDate);
  return {
    output: csvText([['Tribe ID', 'Name', 'Email', 'Funnel', 'Expiry', 'Days left'], ...rows]),
    notes: `${rows.length} of ${people} people expire from ${today} to ${last}.\n`,
    code: 0,
  };
}

if (import.meta.main) await runCommand(USAGE, findExpiring);
