import * as z from 'zod/mini';
import { allowsAllOf, type LevelFlags } from '../access/allowsAllOf.ts';
import { can } from '../access/can.ts';
import { hasRole } from '../access/hasRole.ts';
import type { Role } from '../access/roles.ts';
import { email } from '../auth/email.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { requiredText } from '../forms/textField.ts';
import type { Archiver } from './whyNotArchive.ts';

/** A change of a person's address by staff: the new address, and the reason for the record. */
export const staffEmailForm = z.object({ email: email(formMessage('Email', 'required')), reason: requiredText('Reason', 500) });

/** The error for a new address that the person has already. */
export const EMAIL_OF_PERSON = 'This is their email already.';

/** The facts that decide whether staff may change the address with which a person signs in. */
export interface PersonWithEmail {
  readonly id: number;
  /** Whether the person is assigned to the user who changes the address. */
  readonly isInScope: boolean;
  /** The access levels that the person holds, each with its role. */
  readonly levels: readonly (LevelFlags & { readonly role: Role })[];
  readonly isArchived: boolean;
}

/**
 * Explains why a member of staff cannot change the address with which a person signs in. It needs
 * editUser and the person in scope. The reader of the new mailbox can take over the account, so
 * the person may hold no flag that the user's own level in use lacks, and only another administrator
 * changes the address of an administrator. Users change their own address on their account page,
 * and during a staff view nothing about a sign-in changes. A product decision.
 *
 * @returns the reason as a sentence, or null when the address can be changed
 * @example
 * const person = { id: 7, isInScope: true, levels: [], isArchived: false };
 * const access = { roles: 'admin', ...SEEDED_ACCESS.admin };
 * whyNotChangeEmail(person, { userIds: [7], access })
 * // 'Change your own email on your account page.'
 */
export function whyNotChangeEmail(person: PersonWithEmail, { userIds, access }: Archiver): string | null {
  if (!can(access, { page: 'editUser' }) || person.isInScope !== true) return 'This person is not assigned to you.';
  if (userIds.includes(person.id)) return 'Change your own email on your account page.';
  if (userIds.length !== 1) return 'An email cannot be changed while you view as someone else.';
  if (person.isArchived !== false) return 'This account is archived. Restore it first.';
  if (person.levels.some(({ role }) => role === 'admin') && !hasRole(access?.roles, 'admin'))
    return 'Only another administrator can change the email of an administrator.';
  return person.levels.every((level) => allowsAllOf(access, level))
    ? null
    : 'You cannot change the email of someone whose access level allows more than yours.';
}
