import { can } from '@atlas/domain/access';
import { whyNotDecideMoney } from '@atlas/domain/payments';
import { useAuth } from '../../session/authContext.ts';

interface MoneyAccess {
  /** True with the function flag for enrolments and payments. */
  mayDecide: boolean;
  /** Explains why the current user cannot decide about this person's money; null when they can. */
  whyNot: (ownerId: number | null) => string | null;
}

/** The current user's right to decide about enrolments and payments. */
export function useMoneyAccess(): MoneyAccess {
  const { currentUser } = useAuth();
  const { id = 0, isImpersonating = false, originalUserId } = currentUser ?? {};
  const actor = { userId: id, impersonatorId: isImpersonating ? (originalUserId ?? 0) : null };
  return {
    mayDecide: can(currentUser, { function: 'user_enroll/unenroll' }),
    whyNot: (ownerId) => whyNotDecideMoney(actor, ownerId),
  };
}
