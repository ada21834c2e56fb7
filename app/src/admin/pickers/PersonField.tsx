import { Combobox, type ComboboxOption } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { PersonFieldQuery } from './__generated__/PersonFieldQuery.graphql.ts';

interface PersonFieldProps {
  /** Name of the form field; its value is the user id, or null for no one. */
  name: string;
  label: string;
  hint?: string;
  /** The person selected earlier, so that the name is known. */
  chosen: { readonly databaseId: number; readonly name: string } | null;
}

/**
 * Form field for one person within the viewer's scope, found by name, email address or Tribe ID. It
 * may stay empty. For forms of users with the `users` flag.
 */
export function PersonField({ chosen, ...field }: PersonFieldProps) {
  const environment = useRelayEnvironment();
  const { value, onChange, ...bound } = useBoundField<number | null>(field.name, null);
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<PersonFieldQuery>(
      environment,
      graphql`
        query PersonFieldQuery($search: String!) {
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
      value: String(node.databaseId),
      label: node.name,
      description: node.email,
    }));
  };
  return (
    <Combobox
      {...field}
      {...bound}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      options={chosen === null ? [] : [{ value: String(chosen.databaseId), label: chosen.name }]}
      loadOptions={search}
      placeholder="Search people"
      optionalText="(optional)"
    />
  );
}
