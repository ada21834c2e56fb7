import { Combobox, type ComboboxOption } from '@atlas/ui';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { mergePath } from './mergePath.ts';
import type { AddPersonQuery } from './__generated__/AddPersonQuery.graphql.ts';

interface AddPersonProps {
  label: string;
  /** The people who are compared already. */
  ids: readonly number[];
}

/** Adds a person, member or not, to the people who are compared. */
export function AddPerson({ label, ids }: AddPersonProps) {
  const environment = useRelayEnvironment();
  const [, navigate] = useLocation();
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<AddPersonQuery>(
      environment,
      graphql`
        query AddPersonQuery($search: String!) {
          viewer {
            members(first: 10, filter: { search: $search }, sort: { by: match }) {
              edges {
                node {
                  databaseId
                  name
                  email
                }
              }
            }
            nonMembers(first: 10, filter: { search: $search }, sort: { by: match }) {
              edges {
                node {
                  databaseId
                  name
                  email
                }
              }
            }
          }
        }
      `,
      { search: text },
    ).toPromise();
    return [...(answer?.viewer.members.edges ?? []), ...(answer?.viewer.nonMembers.edges ?? [])]
      .filter(({ node }) => !ids.includes(node.databaseId))
      .map(({ node }) => ({ value: String(node.databaseId), label: node.name, description: node.email }));
  };
  return (
    <Combobox
      name="person"
      label={label}
      hint="By name, email address or Tribe ID."
      value=""
      onChange={(id) => {
        if (id !== '') navigate(mergePath([...ids, Number(id)]));
      }}
      loadOptions={search}
      placeholder="Search people"
    />
  );
}
