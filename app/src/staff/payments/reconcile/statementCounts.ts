import type { StatementCounts } from '@atlas/domain/statements';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { statementCounts_statement$key } from './__generated__/statementCounts_statement.graphql.ts';

/** The number of lines of a statement in each state. */
export function statementCounts(statement: statementCounts_statement$key): StatementCounts {
  const { counts } = readInlineData<statementCounts_statement$key>(
    graphql`
      fragment statementCounts_statement on Statement @inline {
        counts {
          exact
          possible
          unmatched
          recorded
          applied
          kept
          dismissed
        }
      }
    `,
    statement,
  );
  const { exact, possible, unmatched, recorded, applied, kept, dismissed } = counts;
  return { exact, possible, unmatched, recorded, applied, kept, dismissed };
}
