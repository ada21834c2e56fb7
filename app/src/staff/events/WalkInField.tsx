import { Combobox, type ComboboxOption } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import type { WalkInFieldQuery } from './__generated__/WalkInFieldQuery.graphql.ts';

interface WalkInFieldProps {
  eventId: number;
  occursAt: string;
  onChoose: (person: { databaseId: number; name: string }) => void;
}

/**
 * Finds a person who attended an event time without an RSVP, among the people within the viewer's
 * scope.
 */
export function WalkInField({ eventId, occursAt, onChoose }: WalkInFieldProps) {
  const environment = useRelayEnvironment();
  const { currentUser } = useAuth();
  const named = useRef(new Map<string, string>());
  const seesAddresses = can(currentUser, { page: 'user' });
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<WalkInFieldQuery>(
      environment,
      graphql`
        query WalkInFieldQuery($eventId: Int!, $occursAt: DateTime!, $search: String!, $seesAddresses: Boolean!) {
          viewer {
            event(databaseId: $eventId) {
              walkIns(occursAt: $occursAt, search: $search) {
                databaseId
                name
                email @include(if: $seesAddresses)
              }
            }
          }
        }
      `,
      { eventId, occursAt, search: text, seesAddresses },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const people = answer?.viewer.event?.walkIns ?? [];
    for (const { databaseId, name } of people) named.current.set(String(databaseId), name);
    return people.map(({ databaseId, name, email }) => ({
      value: String(databaseId),
      label: name,
      ...(email !== undefined && { description: email }),
    }));
  };
  return (
    <Combobox
      name="walk-in"
      label="People who came without an RSVP"
      value=""
      onChange={(value) => value !== '' && onChoose({ databaseId: Number(value), name: named.current.get(value) ?? '' })}
      loadOptions={search}
      placeholder="Search people"
    />
  );
}
