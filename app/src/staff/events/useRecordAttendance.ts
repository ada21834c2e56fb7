import { countNoun } from '@atlas/domain/lists';
import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRecordAttendanceMutation } from './__generated__/useRecordAttendanceMutation.graphql.ts';

interface Attendee {
  readonly databaseId: number;
  readonly name: string;
}

/**
 * The attendance list to update: the event time, as named in the address, and the number of people
 * shown.
 */
interface Shown {
  eventId: number;
  occursAt: string;
  at: string | null;
  count: number;
}

/**
 * Returns the action that records whether people attended an event time. Pass the previous record
 * as `before` for undo.
 */
export function useRecordAttendance(
  shown: Shown,
): (people: readonly Attendee[], present: boolean, before: boolean | null | undefined) => Action {
  const submit = useSubmit<useRecordAttendanceMutation>(graphql`
    mutation useRecordAttendanceMutation(
      $eventId: Int!
      $occursAt: DateTime!
      $userIds: [Int!]!
      $present: Boolean
      $at: DateTime
      $count: Int!
    ) {
      recordAttendance(eventId: $eventId, occursAt: $occursAt, userIds: $userIds, present: $present) {
        ...AttendeeTable_event @arguments(at: $at, count: $count)
      }
    }
  `);
  return (people, present, before) => {
    const userIds = people.map(({ databaseId }) => databaseId);
    const note = (noted: boolean | null) => submit({ ...shown, userIds, present: noted });
    const who = people.length === 1 ? people[0]?.name : countNoun(people.length, { one: 'person', many: 'people' });
    return {
      run: () => note(present),
      success: `${who} ${present ? 'attended' : 'did not attend'}.`,
      undo: { run: () => note(before ?? null) },
    };
  };
}
