import type { SelectOption } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { usePeopleChoicesQuery, usePeopleChoicesQuery$data } from './__generated__/usePeopleChoicesQuery.graphql.ts';

type Answer = usePeopleChoicesQuery$data['viewer']['peopleChoices'];

/** What somebody chooses from, by the filter in the address. */
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
 * What the lists of people can be narrowed by. It is asked for once the page stands, and not again with each page of a list; null until it is
 * there, and where it did not come: the lists work without it.
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
