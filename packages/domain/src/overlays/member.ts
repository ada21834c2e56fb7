import type { SessionUser } from '../access/sessionUser.ts';

/** The session fields read by a rule about the members' modals, in addition to the role in use. */
export type Member<Key extends keyof SessionUser = never> = Pick<SessionUser, 'accessLevel' | 'roles' | Key> | null | undefined;
