import type { SelectOption } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { usePeopleChoicesQuery, usePeopleChoicesQuery$data } from './__generated__/usePeopleChoicesQuery.graphql.ts';

type Answer = usePeopleChoicesQuery$data['viewer']['peopleChoices'];

/** The filter options, by the filter's name in the address. */
export type PeopleChoices = Readonly<Record<'batch' | 'stage' | 'group' | 'level' | 'funnel' | 'province', readonly SelectOption[]>>;

const optionsOf = (records: readonly { readonly databaseId: number; readonly name: string }[]): SelectOption[] =>
  records.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));

const choicesOf = ({ batches, stages, groups, accessLevels, funnels, provinces }: Answer): PeopleChoices => ({
  batch: optionsOf(batches),
  stage: optionsOf(stages.map(({ databaseId, number, name }) => ({ databaseId, name: `${number}. ${name}` }))),
  group: optionsOf(groups),
  level: optionsOf(accessLevels),
  funnel: optionsOf(funnels),
  province: provinces.map((province) => ({ value: province, label: province })),
});

/**
 * Loads the filter options of the lists of people. They load once the page is rendered, not again
 * with each page of a list.
 *
 * Returns null until they have loaded, and if loading fails: the lists work without them.
 */
export function usePeopleChoices(): PeopleChoices | null {
  const environment = useRelayEnvironment();
  const [choices, setChoices] = useState<PeopleChoices | null>(null);
  useEffect(() => {
    const requested = fetchQuery<usePeopleChoicesQuery>(
      environment,
      graphql`
        query usePeopleChoicesQuery {
          viewer {
            peopleChoices {
              batches {
                databaseId
                name
              }
              stages {
                databaseId
                number
                name
              }
              groups {
                databaseId
                name
              }
              accessLevels {
                databaseId
                name
              }
              funnels {
                databaseId
                name
              }
              provinces
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: ({ viewer }) => setChoices(choicesOf(viewer.peopleChoices)), error: () => undefined });
    return () => requested.unsubscribe();
  }, [environment]);
  return choices;
}
