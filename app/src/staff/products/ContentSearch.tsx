import { Combobox, type ComboboxOption } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import type { ContentKindName } from '@atlas/domain/products';
import { useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { contentKindLabel } from './ContentLabel.tsx';
import type { ContentValue } from './productValues.ts';
import type { ContentSearchQuery } from './__generated__/ContentSearchQuery.graphql.ts';

const NOTES: Readonly<Partial<Record<string, string>>> = { DRAFT: 'Draft', SCHEDULED: 'Scheduled' };

/** The key of a content, unique among all kinds. */
export const contentKey = ({ kind, id }: Pick<ContentValue, 'kind' | 'id'>): string => `${kind}-${id}`;

interface ContentSearchProps {
  /** Contents that are chosen already. */
  chosen: readonly ContentValue[];
  onChoose: (content: ContentValue) => void;
  error?: string | undefined;
}

/**
 * Finds a course, an event or a resource by name, to add it to a product. Searches the kinds whose
 * list the user can open.
 */
export function ContentSearch({ chosen, onChoose, error }: ContentSearchProps) {
  const environment = useRelayEnvironment();
  const { currentUser } = useAuth();
  const found = useRef(new Map<string, ContentValue>());
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<ContentSearchQuery>(
      environment,
      graphql`
        query ContentSearchQuery($search: String!, $courses: Boolean!, $events: Boolean!, $resources: Boolean!) {
          viewer {
            courses(first: 10, filter: { search: $search }, sort: { by: match }) @include(if: $courses) {
              edges {
                node {
                  databaseId
                  name
                  publication
                }
              }
            }
            events(first: 10, filter: { search: $search }, sort: { by: match }) @include(if: $events) {
              edges {
                node {
                  databaseId
                  name
                  publication
                }
              }
            }
            resources(first: 10, filter: { search: $search }, sort: { by: match }) @include(if: $resources) {
              edges {
                node {
                  databaseId
                  name
                  publication
                }
              }
            }
          }
        }
      `,
      {
        search: text,
        courses: can(currentUser, { page: 'courses' }),
        events: can(currentUser, { page: 'events' }),
        resources: can(currentUser, { page: 'resourceFiles' }),
      },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const { courses, events, resources } = answer?.viewer ?? {};
    const contents = [...contentsIn('course', courses), ...contentsIn('event', events), ...contentsIn('resource', resources)];
    for (const content of contents) found.current.set(contentKey(content), content);
    const taken = new Set(chosen.map(contentKey));
    return contents.map((content) => ({
      value: contentKey(content),
      label: content.name,
      description: [contentKindLabel(content.kind), NOTES[content.publication]].filter(Boolean).join(' · '),
      disabled: taken.has(contentKey(content)),
    }));
  };
  const choose = (key: string) => {
    const content = found.current.get(key);
    if (content !== undefined && !chosen.some((one) => contentKey(one) === key)) onChoose(content);
  };
  return (
    <Combobox
      name="contents"
      label="Add a course, an event or a resource"
      value=""
      onChange={choose}
      loadOptions={search}
      placeholder="Search by name"
      error={error}
    />
  );
}

type Found = {
  readonly edges: readonly { readonly node: { readonly databaseId: number; readonly name: string; readonly publication: string } }[];
};

const contentsIn = (kind: ContentKindName, found: Found | null | undefined): ContentValue[] =>
  (found?.edges ?? []).map(({ node: { databaseId, name, publication } }) => ({
    kind,
    id: databaseId,
    name,
    publication,
    isArchived: false,
  }));
