import type { SessionUser } from '../access/sessionUser.ts';

/** What a rule about the modals of members reads of the session, beside the role in use. */
export type Member<Key extends keyof SessionUser = never> = Pick<SessionUser, 'accessLevel' | 'roles' | Key> | null | undefined;
