import { countNoun } from '@atlas/domain/lists';
import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRecordAttendanceMutation } from './__generated__/useRecordAttendanceMutation.graphql.ts';

interface Attendee {
  readonly databaseId: number;
  readonly name: string;
}

/** The list that shows it: of a time of an event, as its address names it, and how many of its people. */
interface Shown {
  eventId: number;
  occursAt: string;
  at: string | null;
  count: number;
}

/** Notes that people were at a time of an event, or were not. `before` is what was noted of them until now, for the way back. */
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
