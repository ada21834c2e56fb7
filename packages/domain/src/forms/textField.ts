import * as z from 'zod/mini';
import { cleanLine, hasForbiddenCharacters } from './cleanLine.ts';
import { cleanParagraphs } from './cleanParagraphs.ts';
import { formMessage, hiddenCharacters } from './genericMessages.ts';

/**
 * The checks of every one-line field: cleans the line, then rejects characters that must not be in
 * it.
 */
export const lineChecks = (error: string) =>
  [z.overwrite(cleanLine), z.refine<string>((line) => !hasForbiddenCharacters(line), { error, abort: true })] as const;

const paragraphs = z.overwrite(cleanParagraphs);

const filled = (label: string) => z.minLength(1, { error: formMessage(label, 'required'), abort: true });
const within = (label: string, most: number) => z.maxLength(most, { error: formMessage(label, 'maxLength') });

const orEmpty = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((text) => text ?? ''),
  );

/**
 * A required line, stored as `cleanLine` returns it. Rejects a line break, another control
 * character or a direction override.
 *
 * @param most maximum number of characters
 * @example requiredLine('Name', 150).parse(' Upwork\u00a0101\u200b') // 'Upwork 101'
 * @spec 2 §5, generic form messages
 */
export const requiredLine = (label: string, most: number) =>
  z.string(formMessage(label, 'required')).check(...lineChecks(hiddenCharacters(label)), filled(label), within(label, most));

/**
 * An optional line: as `requiredLine`, and '' when it is missing or null.
 *
 * @param most maximum number of characters
 * @example optionalLine('Place', 300).parse(undefined) // ''
 * @spec 2 §5, generic form messages
 */
export const optionalLine = (label: string, most: number) =>
  orEmpty(z.string(formMessage(label, 'validate')).check(...lineChecks(hiddenCharacters(label)), within(label, most)));

/**
 * A required text of several lines, stored as `cleanParagraphs` returns it.
 *
 * @param most maximum number of characters
 * @example requiredText('Text', 20_000).parse(' Mon\r\nTue ') // 'Mon\nTue'
 * @spec 2 §5, generic form messages
 */
export const requiredText = (label: string, most: number) =>
  z.string(formMessage(label, 'required')).check(paragraphs, filled(label), within(label, most));

/**
 * An optional text of several lines: as `requiredText`, and '' when it is missing or null.
 *
 * @param most maximum number of characters
 * @example optionalText('Description', 500).parse(undefined) // ''
 * @spec 2 §5, generic form messages
 */
export const optionalText = (label: string, most: number) =>
  orEmpty(z.string(formMessage(label, 'validate')).check(paragraphs, within(label, most)));
