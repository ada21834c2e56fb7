import { can, type SessionUser } from '@atlas/domain/access';

/** Whether a viewer writes and sends announcements. Product decisions §20, X1. */
export const maySend = (viewer: SessionUser | null): boolean => can(viewer, { page: 'users', function: 'user_create' });
