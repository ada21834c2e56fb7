import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useSaveTracksMutation } from './__generated__/useSaveTracksMutation.graphql.ts';

/** Units in order, each with its lessons in order. */
export type TracksOrder = readonly { readonly databaseId: number; readonly lessons: readonly { readonly databaseId: number }[] }[];

/**
 * Saves the order of a course's units and lessons. Saves run one at a time, so that the server
 * stores the latest order last.
 */
export function useSaveTracks(): (courseId: number, units: TracksOrder) => Promise<unknown> {
  const saveTracks = useSubmit<useSaveTracksMutation>(graphql`
    mutation useSaveTracksMutation($courseId: Int!, $order: [UnitOrder!]!) {
      saveTracks(courseId: $courseId, order: $order) {
        units {
          id
          lessons {
            id
          }
        }
      }
    }
  `);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (courseId, units) => {
    const order = units.map(({ databaseId, lessons }) => ({ unitId: databaseId, lessonIds: lessons.map((lesson) => lesson.databaseId) }));
    const saved = last.current.then(() => saveTracks({ courseId, order }));
    // A rejected order does not block the next one.
    last.current = saved.catch(() => undefined);
    return saved;
  };
}
