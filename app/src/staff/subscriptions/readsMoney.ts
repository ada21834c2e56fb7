import { can, type SessionUser } from '@atlas/domain/access';

/** Whether a user may read what people paid and owe. */
export const readsMoney = (user: SessionUser | null): boolean => can(user, { page: 'studentPaymentDetails' });
