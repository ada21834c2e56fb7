import * as z from 'zod/mini';
import { facebookProfile } from '../auth/facebookProfile.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { fileCategory } from '../uploads/fileCategory.ts';
import { mobileNumberField } from '../users/mobileNumber.ts';
import { FORM_DAYS, FORM_FILE_CATEGORIES, FORM_FILE_KINDS, FORM_LIMITS, type FormField } from './formFields.ts';
import { formMessage } from './genericMessages.ts';
import { ownAnswer, visibleFields } from './visibleFields.ts';
import { optionalPesos, wholePesos } from './pesosField.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from './textField.ts';

/** A file that answers a question: the id of the stored file, and its name. */
export interface FormFileAnswer {
  readonly file: number;
  readonly name: string;
}

/** A cleaned answer. */
export type FormAnswer = string | number | readonly string[] | FormFileAnswer;

const MAX_NAMED = 40;

/**
 * The name of an answer in messages: a short label, else “This answer”.
 *
 * @example answerName('Mobile number') // 'Mobile number'
 * @example answerName('What should be different in a year?') // 'This answer'
 */
export const answerName = (label: string): string => (label.length > MAX_NAMED || /[?!.:,]/.test(label) ? 'This answer' : label);

type Parsed = { readonly value: FormAnswer | null } | { readonly error: string };

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The first error of a schema, or its value; '' and null count as missing. */
function parsedBy(schema: z.ZodMiniType, value: unknown): Parsed {
  const result = z.safeParse(schema, value);
  if (!result.success) return { error: result.error.issues[0]?.message ?? '' };
  return { value: result.data === '' ? null : (result.data as FormAnswer | null) };
}

/** A number as people type it: '1,200.5'. */
function parsedNumber(value: unknown, label: string): Parsed {
  const number =
    typeof value === 'string' && /^\s*[+-]?[\d,]{1,20}(?:\.\d{1,6})?\s*$/.test(value) ? Number(value.replaceAll(',', '')) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return { error: formMessage(label, 'pattern') };
  if (number < -FORM_LIMITS.number) return { error: formMessage(label, 'min') };
  return number > FORM_LIMITS.number ? { error: formMessage(label, 'max') } : { value: number };
}

const shortDay = (day: string): string => formatShortDate(new Date(`${day}T00:00:00+08:00`));

/** The error of a day before the first or after the last one that a question accepts. */
const DAY_OUT_OF_RANGE = `Enter a date from ${shortDay(FORM_DAYS.first)} to ${shortDay(FORM_DAYS.last)}.`;

/** An existing day as the text of a date input. */
function parsedDay(value: unknown, label: string): Parsed {
  const text = typeof value === 'string' ? value.trim() : '';
  if (fromIsoDay(text) === null) return { error: formMessage(label, 'validate') };
  // Texts of days compare like days.
  return text < FORM_DAYS.first || text > FORM_DAYS.last ? { error: DAY_OUT_OF_RANGE } : { value: text };
}

function parsedFile(value: unknown, { accept = 'any' }: FormField, label: string): Parsed {
  const { file, name } = Object(value) as Partial<FormFileAnswer>;
  if (!Number.isSafeInteger(file) || Number(file) < 1 || typeof name !== 'string') return { error: formMessage(label, 'validate') };
  const kind = fileCategory(name);
  const categories = FORM_FILE_CATEGORIES[accept];
  if (kind === null || (categories !== null && !categories.includes(kind)))
    return { error: `This question takes ${FORM_FILE_KINDS.find((one) => one.value === accept)?.label.toLowerCase()}.` };
  return { value: { file: Number(file), name } };
}

/** An answer of a question, cleaned, or the reason why it is not valid. */
function parsed(field: FormField, value: unknown): Parsed {
  const label = answerName(field.label);
  const { type, required = false, options = [] } = field;
  if (isBlank(value)) return required ? { error: formMessage(label, 'required') } : { value: null };
  switch (type) {
    case 'short':
      return parsedBy((required ? requiredLine : optionalLine)(label, FORM_LIMITS.short), value);
    case 'long':
      return parsedBy((required ? requiredText : optionalText)(label, FORM_LIMITS.long), value);
    case 'number':
      return parsedNumber(value, label);
    case 'peso':
      return parsedBy((required ? wholePesos : optionalPesos)(label, { most: FORM_LIMITS.pesos }), value);
    case 'date':
      return parsedDay(value, label);
    case 'choice':
    case 'scale':
      return typeof value === 'string' && options.includes(value) ? { value } : { error: formMessage(label, 'validate') };
    case 'multi':
      return Array.isArray(value) && value.every((option) => options.includes(option as string))
        ? { value: options.filter((option) => value.includes(option)) }
        : { error: formMessage(label, 'validate') };
    case 'mobile':
      return parsedBy(mobileNumberField, value);
    case 'facebook':
      return parsedBy(facebookProfile, value);
    case 'file':
      return parsedFile(value, field, label);
    case 'section':
      return { value: null };
  }
}

/**
 * The answers to the fields of a version, for browser and server: cleaned and complete. The answers
 * of hidden questions are neither required nor part of the result. Errors are at the keys.
 *
 * @example
 * const hours = { key: 'hours', type: 'number', label: 'Hours', required: true };
 * answersForm([hours]).parse({ hours: '12', other: 'x' }) // { hours: 12 }
 * @spec 2 §5, generic form messages
 */
export const answersForm = (fields: readonly FormField[]) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((given, context): Readonly<Record<string, FormAnswer>> => {
      const answers: Record<string, FormAnswer> = {};
      for (const field of fields) {
        // A field depends on earlier ones only, whose answers are cleaned already.
        if (!visibleFields(fields, answers).includes(field)) continue;
        const result = parsed(field, ownAnswer(given, field.key));
        if ('error' in result) context.issues.push({ code: 'custom', message: result.error, path: [field.key], input: given });
        else if (result.value !== null) answers[field.key] = result.value;
      }
      return answers;
    }),
  );
