import * as z from 'zod/mini';
import { cleanLine } from '../forms/cleanLine.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { requiredLine } from '../forms/textField.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';
import { ROLES } from './roles.ts';

/** How long the name of an access level can be. A product decision. */
export const MAX_LEVEL_NAME = 100;
const MAX_KEY = 50;
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** `/access-levels/new` is a page of its own. */
const PAGES_OF_THEIR_OWN: readonly string[] = ['new'];

export const KEY_IS_A_PAGE = 'This key is the address of another page. Choose another one.';

/**
 * The key that a name suggests: small letters and digits with hyphens between, 50 characters at most; '' where the name has none of them.
 *
 * @example levelKey('Payments Désk (Cebu)') // 'payments-desk-cebu'
 * That keys are slugs is a product decision.
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

/** A list of flags; the sentence names what is none of them. */
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
 * An access level as staff edit it: its name, the role that chooses menus and badge, and the flags that it holds. The key stays as it is.
 *
 * @example accessLevelForm.parse({ name: 'Payments desk', role: 'tribe-team-ro', pageAccess: ['users'], functionAccess: [] })
 * Specification 1 §6, 2 §5.
 */
export const accessLevelForm = z.object({
  name: requiredLine('Name', MAX_LEVEL_NAME),
  role: z.enum(ROLES, formMessage('Role', 'required')),
  pageAccess: flagList('page flags', PAGE_FLAGS),
  functionAccess: flagList('function flags', FUNCTION_FLAGS),
});

/**
 * A new access level: the same, and its key, which is made from the name where it is left empty. The key is a part of its address and never
 * changes again.
 *
 * @example newAccessLevelForm.parse({ name: 'Payments desk', key: '', role: 'tribe-team-ro', pageAccess: [], functionAccess: [] }).key // 'payments-desk'
 * Specification 1 §6, 2 §5.
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
