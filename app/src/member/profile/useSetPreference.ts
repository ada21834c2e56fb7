import { graphql, useMutation } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import type { NotificationKind, useSetPreferenceMutation } from './__generated__/useSetPreferenceMutation.graphql.ts';

/**
 * Turns emails of a kind on or off. Shows the change at once, and reverts it with a message where
 * saving fails.
 */
export function useSetPreference(): (preference: { readonly id: string; readonly kind: NotificationKind }, email: boolean) => void {
  const [commit] = useMutation<useSetPreferenceMutation>(graphql`
    mutation useSetPreferenceMutation($kind: NotificationKind!, $email: Boolean!) {
      setNotificationPreference(kind: $kind, email: $email) {
        id
        email
      }
    }
  `);
  return ({ id, kind }, email) => {
    commit({
      variables: { kind, email },
      optimisticResponse: { setNotificationPreference: { id, email } },
      onError: showError,
    });
  };
}
