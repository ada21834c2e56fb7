import { ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import { contentName } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import type { BillFilter } from '@atlas/domain/payments';
import { useAuth } from '../../session/authContext.ts';

interface NoBillsProps {
  /** The filter that no bill matches; null for a person without bills. */
  filter: BillFilter | null;
  /** The address with all bills. */
  allHref: string;
}

/** The bills without any to show, and the next step. */
export function NoBills({ filter, allHref }: NoBillsProps) {
  const { currentUser } = useAuth();
  if (filter !== null) {
    return (
      <EmptyState
        title={filter === 'paid' ? 'No paid bills yet' : 'No unpaid bills'}
        action={<ButtonLink href={allHref}>Show all bills</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      vignette={<Vignette of="payments" />}
      title="No bills yet"
      text="Your bills appear here once you enroll in a course."
      action={<ButtonLink href={routePath('content')}>See {contentName(currentUser)}</ButtonLink>}
    />
  );
}
