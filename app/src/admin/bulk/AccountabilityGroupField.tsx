import type { ComboboxOption } from '@atlas/ui';
import { FormCombobox } from '@atlas/ui/forms/FormCombobox.tsx';
import { countNoun } from '@atlas/domain/lists';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { AccountabilityGroupFieldQuery } from './__generated__/AccountabilityGroupFieldQuery.graphql.ts';
import { useOptions } from './useOptions.ts';

/** The accountability group to move people to, among those with room. */
export function AccountabilityGroupField() {
  const environment = useRelayEnvironment();
  const load = async (search: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<AccountabilityGroupFieldQuery>(
      environment,
      graphql`
        query AccountabilityGroupFieldQuery($search: String!) {
          viewer {
            accountabilityGroups(first: 50, filter: { search: $search, withRoom: true }) {
              edges {
                node {
                  databaseId
                  name
                  capacity
                  memberCount
                }
              }
            }
          }
        }
      `,
      { search },
    ).toPromise();
    return (answer?.viewer.accountabilityGroups.edges ?? []).map(({ node: { databaseId, name, capacity, memberCount } }) => ({
      value: String(databaseId),
      label: name,
      description: countNoun(capacity - memberCount, { one: 'free place', many: 'free places' }),
    }));
  };
  return (
    <FormCombobox
      name="accountabilityGroupId"
      label="Accountability group"
      options={useOptions(load)}
      loadOptions={load}
      placeholder="Find a group with room"
      required
    />
  );
}
