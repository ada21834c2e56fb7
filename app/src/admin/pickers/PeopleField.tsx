import { FormRecordMultiSelect } from '@atlas/ui/forms/FormRecordMultiSelect.tsx';
import type { NamedRecord } from '@atlas/ui/forms/recordOption.ts';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { PeopleFieldQuery } from './__generated__/PeopleFieldQuery.graphql.ts';

interface PeopleFieldProps {
  /** Name of the form field; its value is the list of user ids. */
  name: string;
  label: string;
  hint?: string;
  /** People selected earlier, so that their names are known. */
  chosen: readonly { readonly databaseId: number; readonly name: string }[];
}

/**
 * Form field for several people within the viewer's scope, found by name, email address or Tribe
 * ID. For forms of users with the `users` flag.
 */
export function PeopleField({ chosen, ...field }: PeopleFieldProps) {
  const environment = useRelayEnvironment();
  const search = async (text: string): Promise<NamedRecord[]> => {
    const answer = await fetchQuery<PeopleFieldQuery>(
      environment,
      graphql`
        query PeopleFieldQuery($search: String!) {
          viewer {
            members(first: 20, filter: { search: $search }, sort: { by: match }) {
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
    return (answer?.viewer.members.edges ?? []).map(({ node }) => ({
      databaseId: node.databaseId,
      name: node.name,
      description: node.email,
    }));
  };
  return <FormRecordMultiSelect {...field} records={chosen} loadRecords={search} placeholder="Search people" optionalText="(optional)" />;
}
