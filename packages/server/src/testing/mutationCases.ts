import { ROLES, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';
import type { MutationWorld } from './mutationWorld.ts';

/** A flag that a mutation requires, with the column of the access level that holds it. */
type RequiredFlag = readonly [flag: PageFlag, column: 'page_access'] | readonly [flag: FunctionFlag, column: 'function_access'];

/** One call of a mutation, who may make it, and its audit entry. */
export interface MutationCase {
  /** The mutation with its arguments and selection. Rows come from the world. */
  call: (world: MutationWorld) => string | Promise<string>;
  /** The roles that may call it with the seeded access levels. @spec 1 §6 */
  may: readonly Role[];
  /** The demo account that makes the audited call; `admin` by default. */
  as?: string;
  /** A document that ends a session changed by the call, sent after each call. */
  after?: string;
  /** Whether visitors may call it too. */
  visitors?: true;
  /**
   * The audit entry of the call. `testedIn` names the test that reads the entry if one call
   * does not write it; its path starts at `src`. `exempt` states why there is no entry.
   */
  audited: { action: string; subjectType: string } | { action: string; testedIn: string } | { exempt: string };
  /** Flags without which an admin's call is forbidden. */
  flags?: readonly RequiredFlag[];
}

/** The cases of a noun's mutations, by the name of the mutation. */
export type MutationCases = Readonly<Record<string, MutationCase>>;

type Access = Pick<MutationCase, 'may' | 'audited'>;

const ADMIN: readonly Role[] = ['admin'];

/** Every role, for mutations that only require a session. */
export const EVERY_ROLE: readonly Role[] = ROLES;

/** The roles that manage other people's accounts. */
export const ACCOUNT_MANAGERS: readonly Role[] = ['admin', 'tribe-team-fa'];

/** Access for a mutation of admins, with its audit entry. */
export const byAdmin = (action: string, subjectType: string): Access => ({ may: ADMIN, audited: { action, subjectType } });

/** Access for a mutation of account managers, with its audit entry. */
export const byAccountManager = (action: string, subjectType: string): Access => ({
  may: ACCOUNT_MANAGERS,
  audited: { action, subjectType },
});

/** Access for a mutation of the caller's own records, called as a member, with its audit entry. */
export const own = (action: string, subjectType = 'user'): Access & Pick<MutationCase, 'as'> => ({
  may: EVERY_ROLE,
  as: 'member',
  audited: { action, subjectType },
});
