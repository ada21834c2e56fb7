import * as z from 'zod/mini';
import { formMessage } from './genericMessages.ts';

const numberOf = (value: unknown): unknown => (typeof value === 'string' && /^\s*[+-]?\d{1,15}\s*$/.test(value) ? Number(value) : value);

/**
 * A required whole number, given as a number or as the text of an input.
 *
 * @example wholeNumber('Days', { least: 1, most: 3650 }).parse('30') // 30
 * @spec 2 §5, generic form messages
 */
export const wholeNumber = (label: string, { least, most }: { least: number; most: number }) =>
  z.pipe(
    z.transform((value: unknown, context) => {
      const blank = value === undefined || value === null || value === '';
      if (blank) context.issues.push({ code: 'custom', message: formMessage(label, 'required'), input: value });
      return numberOf(value);
    }),
    z
      .int(formMessage(label, 'pattern'))
      .check(z.minimum(least, { error: formMessage(label, 'min') }), z.maximum(most, { error: formMessage(label, 'max') })),
  );

/** The id of a record. */
export const recordId = (label: string) => wholeNumber(label, { least: 1, most: 2_147_483_647 });

/** The ids of several records, each of them once. */
export const recordIds = (label: string) =>
  z.pipe(
    z.array(recordId(label)),
    z.transform((ids: number[]) => [...new Set(ids)]),
  );
