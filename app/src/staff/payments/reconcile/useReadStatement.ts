import { graphql } from 'react-relay/hooks';
import { type Submit, useSubmit } from '../../../relay/useSubmit.ts';
import type { useReadStatementMutation } from './__generated__/useReadStatementMutation.graphql.ts';

/** Starts the job that reads the file of a statement. */
export function useReadStatement(): Submit<useReadStatementMutation> {
  return useSubmit<useReadStatementMutation>(graphql`
    mutation useReadStatementMutation($databaseId: Int!, $password: String, $mapping: JSON) {
      readStatement(databaseId: $databaseId, password: $password, mapping: $mapping) {
        state
        stateText
        problem
      }
    }
  `);
}
