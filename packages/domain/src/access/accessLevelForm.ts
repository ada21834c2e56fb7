import * as z from 'zod/mini';
import { cleanLine } from '../forms/cleanLine.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { requiredLine } from '../forms/textField.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';
import { ROLES } from './roles.ts';

/** Maximum length of an access level's name, in characters. A product decision. */
export const MAX_LEVEL_NAME = 100;
const MAX_KEY = 50;
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Keys that are taken by other pages, such as `/access-levels/new`. */
const PAGES_OF_THEIR_OWN: readonly string[] = ['new'];

export const KEY_IS_A_PAGE = 'This key is the address of another page. Choose another one.';

/**
 * Suggests a key for a name: lower-case letters and digits separated by hyphens, at most 50
 * characters. Product decision: keys are slugs.
 *
 * @returns '' when the name has no such characters
 * @example levelKey('Payments Désk (Cebu)') // 'payments-desk-cebu'
 */
export function levelKey(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_KEY + 1)
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_KEY)
    .replace(/-$/, '');
}

/** A list of flags; the error names the unknown ones. */
const flagList = <Flag extends string>(kind: string, known: readonly Flag[]) =>
  z.pipe(
    z.array(z.string()).check(
      z.superRefine((names, context) => {
        const unknown = names.filter((name) => !(known as readonly string[]).includes(name));
        if (unknown.length === 0) return;
        context.addIssue({ code: 'custom', message: `Unknown ${kind}: ${unknown.join(', ')}` });
      }),
    ),
    z.transform((names) => known.filter((flag) => (names as readonly string[]).includes(flag))),
  );

/**
 * An access level as staff edit it: its name, the role that chooses menus and badge, and its flags.
 * The key cannot change.
 *
 * @example
 * const flags = { pageAccess: ['users'], functionAccess: [] };
 * accessLevelForm.parse({ name: ' Payments desk', role: 'tribe-team-ro', ...flags }).name
 * // 'Payments desk'
 * @spec 1 §6, 2 §5
 */
export const accessLevelForm = z.object({
  name: requiredLine('Name', MAX_LEVEL_NAME),
  role: z.enum(ROLES, formMessage('Role', 'required')),
  pageAccess: flagList('page flags', PAGE_FLAGS),
  functionAccess: flagList('function flags', FUNCTION_FLAGS),
});

/**
 * A new access level: the same fields and a key. An empty key is derived from the name. The key is
 * part of the level's address and never changes.
 *
 * @example
 * const level = { name: 'Payments desk', key: '', role: 'tribe-team-ro' };
 * newAccessLevelForm.parse({ ...level, pageAccess: [], functionAccess: [] }).key // 'payments-desk'
 * @spec 1 §6, 2 §5
 */
export const newAccessLevelForm = z.pipe(
  z.object({ ...accessLevelForm.shape, key: z._default(z.nullable(z.string().check(z.overwrite(cleanLine))), '') }).check(
    z.superRefine(({ name, key }, context) => {
      const message = keyProblem(key || levelKey(name));
      if (message !== null) context.addIssue({ code: 'custom', path: ['key'], message });
    }),
  ),
  z.transform(({ key, ...level }) => ({ ...level, key: key || levelKey(level.name) })),
);

function keyProblem(key: string): string | null {
  if (key === '') return formMessage('Key', 'required');
  if (key.length > MAX_KEY) return formMessage('Key', 'maxLength');
  if (!KEY.test(key)) return formMessage('Key', 'pattern');
  return PAGES_OF_THEIR_OWN.includes(key) ? KEY_IS_A_PAGE : null;
}

export type AccessLevelForm = z.output<typeof accessLevelForm>;
