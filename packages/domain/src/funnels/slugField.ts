import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';
import { searchText } from '../lists/searchText.ts';
import { isReservedSlug } from '../navigation/reservedSlugs.ts';

/** Maximum number of characters of a slug. */
export const MAX_SLUG = 80;

export const INVALID_SLUG = 'Use lower-case letters without accents, digits and dashes, such as freelancing-course.';
export const SLUG_RESERVED = 'This address belongs to a page of Atlas. Choose another one.';
export const SLUG_TAKEN = 'This address is taken. Choose another one.';

/**
 * The address of a funnel: the first segment of its path.
 *
 * @example slugField.parse('freelancing-course') // 'freelancing-course'
 * @spec 1 §2.6; its characters are a product decision
 */
export const slugField = requiredLine('Address', MAX_SLUG).check(
  z.refine((slug) => /^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(slug), { error: INVALID_SLUG, abort: true }),
  z.refine((slug) => !isReservedSlug(slug), SLUG_RESERVED),
);

/**
 * Suggests a slug for a name; '' when the name has no letters or digits.
 *
 * @example slugOf('Niño’s VA Course 2026') // 'ninos-va-course-2026'
 */
export const slugOf = (name: string): string =>
  searchText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_SLUG)
    .replace(/-+$/, '');
