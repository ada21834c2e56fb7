import { graphql } from 'react-relay/hooks';
import { type Submit, useSubmit } from '../../../relay/useSubmit.ts';
import type { useSaveSegmentMutation } from './__generated__/useSaveSegmentMutation.graphql.ts';

/** Saves a new segment, or a new name or other filters of one. */
export const useSaveSegment = (): Submit<useSaveSegmentMutation> =>
  useSubmit<useSaveSegmentMutation>(graphql`
    mutation useSaveSegmentMutation($id: Int, $revision: Int, $input: SegmentInput!, $idempotencyKey: String) {
      saveSegment(databaseId: $id, revision: $revision, input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
        name
        revision
      }
    }
  `);
