import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../../relay/useReload.ts';
import { StatementList } from './StatementList.tsx';
import { StatementPage } from './StatementPage.tsx';
import type { ReconcileScreenQuery } from './__generated__/ReconcileScreenQuery.graphql.ts';

const QUERY = graphql`
  query ReconcileScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: StatementRowsFilter!
    $sort: StatementRowsSort!
    $statementId: Int!
    $opensStatement: Boolean!
  ) @preloadable {
    viewer {
      ...StatementList_viewer @arguments(opensStatement: $opensStatement)
      ...StatementPage_viewer
        @arguments(
          statementId: $statementId
          opensStatement: $opensStatement
          first: $first
          offset: $offset
          after: $after
          filter: $filter
          sort: $sort
        )
    }
  }
`;

/**
 * The statements that staff reconcile with receipts and due payments, or one of them, at
 * `/payment?tab=reconcile`. Product decisions §3.
 */
export function ReconcileScreen({ queryRef }: { queryRef: PreloadedQuery<ReconcileScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ReconcileScreenQuery>(QUERY, queryRef);
  const reload = useReload<ReconcileScreenQuery>(QUERY, queryRef.variables);
  return queryRef.variables.opensStatement ? (
    <StatementPage {...{ viewer, queryRef, reload }} />
  ) : (
    <StatementList {...{ viewer, reload }} />
  );
}
