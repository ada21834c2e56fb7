import * as z from 'zod/mini';
import { emailAddress } from '../auth/emailAddress.ts';
import { facebookProfileUrl } from '../auth/facebookProfile.ts';
import { cleanLine, hasForbiddenCharacters } from '../forms/cleanLine.ts';
import { cleanParagraphs } from '../forms/cleanParagraphs.ts';
import { visibleText } from '../forms/visibleText.ts';
import { mobileNumber } from '../users/mobileNumber.ts';
import { unescapeFormula } from './escapeFormula.ts';
import { dayProblem, sheetDay } from './sheetDay.ts';

/**
 * The text of a spreadsheet cell: numbers and booleans as written, a formula's guard removed,
 * cleaned as a line.
 */
export const cellText = (cell: unknown, clean = cleanLine): string => {
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? clean(unescapeFormula(cell)) : '';
};

const HIDDEN = 'contains a line break or hidden characters';

type Read<Value> = (cell: unknown, text: string) => Value | undefined;

/**
 * A cell parsed by a rule; undefined represents an invalid value. Its text is cleaned as one line
 * by default.
 */
const cell = <Value>(problem: string | ((text: string) => string), read: Read<Value>, clean = cleanLine) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value, context): Value => {
      const text = cellText(value, clean);
      const isHidden = clean === cleanLine && hasForbiddenCharacters(text);
      const result = isHidden ? undefined : read(value, text);
      const message = isHidden ? HIDDEN : typeof problem === 'string' ? problem : problem(text);
      if (result === undefined) context.issues.push({ code: 'custom', message, input: value });
      return result as Value;
    }),
  );

/** A cell that may be empty, which becomes null. */
const orEmpty =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value, text) =>
    text === '' && !(value instanceof Date) ? null : read(value, text);

const within =
  (most: number): Read<string> =>
  (_cell, text) =>
    text.length > 0 && text.length <= most ? text : undefined;

const dateOf: Read<Date> = (value, text) => sheetDay(value instanceof Date ? value : text) ?? undefined;

const booleanOf: Read<boolean> = (_cell, text) => ({ true: true, false: false })[text.toLowerCase()];

const wholeOf: Read<number> = (_cell, text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/**
 * The kinds of cells. A date from a spreadsheet counts by its day; a list is separated by commas.
 */
export const required = (most = 200) => cell(`must be filled in, with at most ${most} characters`, within(most));
export const optional = (most = 200) => cell(`must have at most ${most} characters`, orEmpty(within(most)));
export const optionalText = (most: number) => cell(`must have at most ${most} characters`, orEmpty(within(most)), cleanParagraphs);
export const email = () =>
  cell(
    'is not an email address',
    orEmpty((_cell, text) => emailAddress(text) ?? undefined),
    (text) => visibleText(text).trim(),
  );
export const date = () => cell(dayProblem, orEmpty(dateOf));
export const requiredDate = () => cell(dayProblem, dateOf);
export const bool = () => cell('must be true or false', orEmpty(booleanOf));
export const whole = () => cell('must be a whole number', orEmpty(wholeOf));
export const requiredWhole = () => cell('must be a whole number', wholeOf);
export const facebook = () =>
  cell(
    'is not a Facebook profile',
    orEmpty((_cell, text) => facebookProfileUrl(text) ?? undefined),
  );
export const mobile = () =>
  cell(
    'is not a mobile number',
    orEmpty((_cell, text) => mobileNumber(/^9\d{9}$/.test(text) ? `0${text}` : text) ?? undefined),
  );
export const list = () =>
  cell(
    'must be names with commas between them',
    (_cell, text) =>
      text
        .split(',')
        .map(cleanLine)
        .filter((name) => name !== ''),
    cleanParagraphs,
  );
