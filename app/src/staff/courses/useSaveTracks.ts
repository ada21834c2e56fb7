import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useSaveTracksMutation } from './__generated__/useSaveTracksMutation.graphql.ts';

/** Units in order, each with its lessons in order. */
export type TracksOrder = readonly { readonly databaseId: number; readonly lessons: readonly { readonly databaseId: number }[] }[];

const orderOf = (units: TracksOrder) =>
  units.map(({ databaseId, lessons }) => ({ unitId: databaseId, lessonIds: lessons.map((lesson) => lesson.databaseId) }));

/**
 * Saves the order of a course's units and lessons. Saves run one at a time, each based on the one
 * before it, so that the server stores the latest order last and rejects one that would undo what
 * someone else moved.
 *
 * @returns a function of the course, the order before the change, and the order after it
 */
export function useSaveTracks(): (courseId: number, read: TracksOrder, units: TracksOrder) => Promise<unknown> {
  const saveTracks = useSubmit<useSaveTracksMutation>(graphql`
    mutation useSaveTracksMutation($courseId: Int!, $order: [UnitOrder!]!, $read: [UnitOrder!]!) {
      saveTracks(courseId: $courseId, order: $order, read: $read) {
        units {
          id
          lessons {
            id
            unit {
              id
            }
          }
        }
      }
    }
  `);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (courseId, read, units) => {
    const saved = last.current.then(() => saveTracks({ courseId, order: orderOf(units), read: orderOf(read) }));
    // A rejected order does not block the next one.
    last.current = saved.catch(() => undefined);
    return saved;
  };
}
