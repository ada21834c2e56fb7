import { countNoun } from '@atlas/domain/lists';
import { graphql } from 'react-relay/hooks';
import type { Action } from '../../records/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRecordAttendanceMutation } from './__generated__/useRecordAttendanceMutation.graphql.ts';

interface Attendee {
  readonly databaseId: number;
  readonly name: string;
}

/** Notes that people were at a time of an event, or were not; `reload` then reads who was. */
export function useRecordAttendance(
  time: { eventId: number; occursAt: string },
  reload: () => void,
): (people: readonly Attendee[], present: boolean) => Action {
  const submit = useSubmit<useRecordAttendanceMutation>(graphql`
    mutation useRecordAttendanceMutation($eventId: Int!, $occursAt: DateTime!, $userIds: [Int!]!, $present: Boolean!) {
      recordAttendance(eventId: $eventId, occursAt: $occursAt, userIds: $userIds, present: $present) {
        databaseId
      }
    }
  `);
  return (people, present) => {
    const userIds = people.map(({ databaseId }) => databaseId);
    const record = (isPresent: boolean) => submit({ ...time, userIds, present: isPresent }).then(reload);
    const who = people.length === 1 ? people[0]?.name : countNoun(people.length, { one: 'person', many: 'people' });
    return {
      run: () => record(present),
      success: `${who} ${people.length === 1 ? 'was' : 'were'} ${present ? '' : 'not '}there.`,
      undo: { run: () => record(!present) },
    };
  };
}
