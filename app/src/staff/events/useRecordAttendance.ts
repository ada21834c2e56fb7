import { startTransition, useOptimistic, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { showError } from '../../admin/actions/showError.ts';
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

interface Recording {
  /** Records people who had no record; undo clears it again. */
  record: (people: readonly { databaseId: number }[], present: boolean, success: string) => Action;
  /** Records one person, shown at once. Checks are sent one after another. */
  check: (person: Attendee, present: boolean, onSaved?: () => void) => void;
  /** The record of a person that the server has not confirmed yet; undefined without one. */
  checked: (userId: number) => boolean | undefined;
}

const NONE: ReadonlyMap<number, boolean> = new Map();

/** Records whether people attended an event time. */
export function useRecordAttendance(shown: Shown): Recording {
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
  const send = (userIds: readonly number[], present: boolean | null) => submit({ ...shown, userIds, present });
  const [pending, give] = useOptimistic<ReadonlyMap<number, boolean>, readonly [number, boolean]>(NONE, (checks, [id, present]) =>
    new Map(checks).set(id, present),
  );
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return {
    record: (people, present, success) => {
      const userIds = people.map(({ databaseId }) => databaseId);
      return { run: () => send(userIds, present), success, undo: { run: () => send(userIds, null) } };
    },
    check: ({ databaseId: id }, present, onSaved) =>
      startTransition(async () => {
        give([id, present]);
        const turn = queue.current.then(() => send([id], present));
        queue.current = turn.catch(() => undefined);
        try {
          await turn;
          onSaved?.();
        } catch (error) {
          showError(error);
        }
      }),
    checked: (userId) => pending.get(userId),
  };
}
