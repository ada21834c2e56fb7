import { Alert, ButtonLink } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { useAuth } from '../../session/authContext.ts';

interface LockedTermNoticeProps {
  databaseId: number;
  /** Why the term cannot change. */
  children: string;
}

/** Explains why a payment term cannot change, and offers to duplicate it to staff who may. */
export function LockedTermNotice({ databaseId, children }: LockedTermNoticeProps) {
  const { currentUser } = useAuth();
  const mayCreate = can(currentUser, { function: 'payment-term_create' });
  return (
    <Alert
      title="In use"
      action={mayCreate && <ButtonLink href={routePath('newPaymentTerm', { copyOf: databaseId })}>Duplicate</ButtonLink>}
    >
      {children}
    </Alert>
  );
}
