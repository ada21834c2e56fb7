import { can, type SessionUser } from '@atlas/domain/access';

/** Returns true for users who list, create and fill all accountability groups. */
export const managesAccountability = (user: SessionUser | null): boolean => can(user, { page: 'users', function: 'group_create' });
