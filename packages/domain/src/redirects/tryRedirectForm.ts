import * as z from 'zod/mini';
import type { Role } from '../access/roles.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalDay } from '../forms/optionalDay.ts';
import { requiredLine } from '../forms/textField.ts';
import { isPath } from './redirectProblems.ts';

/** The people for whom staff try a path, with the role that stands for each. */
export const TRIED_AUDIENCES = [
  { value: 'visitors', label: 'Visitor', role: null },
  { value: 'members', label: 'Member', role: 'member' },
  { value: 'non-members', label: 'Non-member', role: 'non-member' },
] as const satisfies readonly { readonly value: string; readonly label: string; readonly role: Role | null }[];

export type TriedAudience = (typeof TRIED_AUDIENCES)[number]['value'];

export const INVALID_TRIED_PATH = 'Enter a path of this site, such as /webinar.';

/**
 * The path and the query of an address of the site as staff enter it; null when it is not one.
 *
 * @example triedAddress('/webinar?from=fb#top') // { path: '/webinar', search: '?from=fb' }
 * @example triedAddress('https://example.com') // null
 */
export function triedAddress(text: string): { path: string; search: string } | null {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#\s]*)?(?:#.*)?$/.exec(text.trim()) ?? [];
  return isPath(path) ? { path, search } : null;
}

/** The form that tries a path: who opens it, and on which day. */
export const tryRedirectForm = z.object({
  path: requiredLine('Path', 2000).check(z.refine((text) => text === '' || triedAddress(text) !== null, INVALID_TRIED_PATH)),
  audience: z._default(z.enum(['visitors', 'members', 'non-members'], formMessage('Person', 'validate')), 'visitors'),
  day: optionalDay('Day'),
});
