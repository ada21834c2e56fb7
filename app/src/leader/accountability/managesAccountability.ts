import { can, type SessionUser } from '@atlas/domain/access';

/** Whether a user manages all accountability groups: lists, creates and fills them. */
export const managesAccountability = (user: SessionUser | null): boolean => can(user, { page: 'users', function: 'group_create' });
