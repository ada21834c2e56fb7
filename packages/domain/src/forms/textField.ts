import * as z from 'zod/mini';
import { formMessage } from './genericMessages.ts';

/**
 * A text that must be filled in: trimmed, at most so many characters.
 *
 * @example requiredText('Name', 150).parse(' Upwork 101 ') // 'Upwork 101'
 * Specification 2 §5, generic form messages.
 */
export const requiredText = (label: string, most: number) =>
  z
    .string(formMessage(label, 'required'))
    .check(
      z.trim(),
      z.minLength(1, { error: formMessage(label, 'required'), abort: true }),
      z.maxLength(most, { error: formMessage(label, 'maxLength') }),
    );

/**
 * A text that may be left out: trimmed, '' when it is missing or null.
 *
 * @example optionalText('Description', 500).parse(undefined) // ''
 * Specification 2 §5, generic form messages.
 */
export const optionalText = (label: string, most: number) =>
  z.pipe(
    z.optional(
      z.nullable(z.string(formMessage(label, 'validate')).check(z.trim(), z.maxLength(most, { error: formMessage(label, 'maxLength') }))),
    ),
    z.transform((text) => text ?? ''),
  );
