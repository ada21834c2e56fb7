import { Combobox, type ComboboxOption, TextField } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { can } from '@atlas/domain/access';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import type { AffiliateField_user$key } from './__generated__/AffiliateField_user.graphql.ts';
import type { AffiliateFieldQuery } from './__generated__/AffiliateFieldQuery.graphql.ts';

interface AffiliateFieldProps {
  /** The affiliate of the coupon, so that the name is known. */
  chosen: AffiliateField_user$key | null;
}

const LABEL = 'Affiliate';
const HINT = 'Earns from every sale with this coupon, whichever link the buyer followed.';

/**
 * Form field for the affiliate who earns from a coupon, found by name, email address or code. Only
 * active ones are offered. Without access to affiliates, it shows the current one.
 */
export function AffiliateField({ chosen: key }: AffiliateFieldProps) {
  const chosen = useFragment(
    graphql`
      fragment AffiliateField_user on User {
        databaseId
        name
      }
    `,
    key,
  );
  const { value, onChange, ...bound } = useBoundField<number | null>('affiliateId', null);
  const environment = useRelayEnvironment();
  const { currentUser } = useAuth();
  if (!can(currentUser, { page: 'affiliates' })) {
    if (chosen == null) return null;
    const reason = 'Only staff who manage affiliates can change it.';
    return <TextField name="affiliateId" label={LABEL} hint={reason} value={chosen.name} onChange={() => undefined} readOnly />;
  }
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<AffiliateFieldQuery>(
      environment,
      graphql`
        query AffiliateFieldQuery($search: String!) {
          viewer {
            affiliates(first: 20, filter: { search: $search, state: ACTIVE }) {
              edges {
                node {
                  code
                  user {
                    databaseId
                    name
                  }
                }
              }
            }
          }
        }
      `,
      { search: text },
    ).toPromise();
    return (answer?.viewer.affiliates.edges ?? []).map(({ node: { user, code } }) => ({
      value: String(user.databaseId),
      label: user.name,
      description: code,
    }));
  };
  return (
    <Combobox
      {...bound}
      name="affiliateId"
      label={LABEL}
      hint={HINT}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      options={chosen == null ? [] : [{ value: String(chosen.databaseId), label: chosen.name }]}
      loadOptions={search}
      placeholder="Search affiliates"
      optionalText="(optional)"
    />
  );
}
