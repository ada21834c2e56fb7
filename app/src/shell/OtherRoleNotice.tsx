import { Banner } from '@atlas/ui';
import { otherRoleText } from '@atlas/domain/auth';
import { useAuth } from '../session/authContext.ts';

/** Shows that another tab switched the access level, while this page still has unsaved work. */
export function OtherRoleNotice() {
  const { held, takeOver } = useAuth();
  const level = held?.currentUser?.accessLevel?.name;
  if (level === undefined) return null;
  return (
    <Banner tone="info" action={{ text: 'Discard changes', onClick: takeOver }}>
      {otherRoleText(level)}
    </Banner>
  );
}
