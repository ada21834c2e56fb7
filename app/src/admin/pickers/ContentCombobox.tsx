import { Combobox, type ComboboxOption } from '@atlas/ui';
import type { PageFlag } from '@atlas/domain/access';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ContentComboboxQuery } from './__generated__/ContentComboboxQuery.graphql.ts';

/** The kinds of content in a product, with the page flag of the list that loads them. */
export const CONTENT_KINDS = [
  { kind: 'COURSE', label: 'Course', page: 'courses' },
  { kind: 'EVENT', label: 'Event', page: 'events' },
  { kind: 'RESOURCE', label: 'Resource', page: 'resourceFiles' },
] as const satisfies readonly { kind: string; label: string; page: PageFlag }[];

export type ContentKind = (typeof CONTENT_KINDS)[number]['kind'];

interface ContentComboboxProps {
  kind: ContentKind;
  /** The id of the item as text; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A combobox that finds a course, an event or a resource by name. Requires access to the list of
 * that kind.
 */
export function ContentCombobox({ kind, value, onChange }: ContentComboboxProps) {
  const environment = useRelayEnvironment();
  const { label } = CONTENT_KINDS.find((one) => one.kind === kind) ?? CONTENT_KINDS[0];
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<ContentComboboxQuery>(
      environment,
      graphql`
        query ContentComboboxQuery($search: String!, $courses: Boolean!, $events: Boolean!, $resources: Boolean!) {
          viewer {
            courses(first: 20, filter: { search: $search }, sort: { by: match }) @include(if: $courses) {
              edges {
                node {
                  databaseId
                  name
                }
              }
            }
            events(first: 20, filter: { search: $search }, sort: { by: match }) @include(if: $events) {
              edges {
                node {
                  databaseId
                  name
                }
              }
            }
            resources(first: 20, filter: { search: $search }, sort: { by: match }) @include(if: $resources) {
              edges {
                node {
                  databaseId
                  name
                }
              }
            }
          }
        }
      `,
      { search: text, courses: kind === 'COURSE', events: kind === 'EVENT', resources: kind === 'RESOURCE' },
    ).toPromise();
    const { courses, events, resources } = answer?.viewer ?? {};
    const found = courses ?? events ?? resources;
    return (found?.edges ?? []).map(({ node }) => ({ value: String(node.databaseId), label: node.name }));
  };
  return (
    <Combobox
      name="item"
      label={label}
      value={value}
      onChange={onChange}
      loadOptions={search}
      placeholder={`Search ${label.toLowerCase()}s`}
    />
  );
}
