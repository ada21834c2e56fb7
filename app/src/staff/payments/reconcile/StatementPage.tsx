import { graphql, useFragment } from 'react-relay/hooks';
import { OpenStatement, type OpenStatementProps } from './OpenStatement.tsx';
import { StatementNotFound } from './StatementNotFound.tsx';
import type { StatementPage_viewer$key } from './__generated__/StatementPage_viewer.graphql.ts';

interface StatementPageProps extends Pick<OpenStatementProps, 'queryRef' | 'reload'> {
  viewer: StatementPage_viewer$key;
}

/** The statement in the address. */
export function StatementPage({ viewer: key, ...props }: StatementPageProps) {
  const viewer = useFragment(
    graphql`
      fragment StatementPage_viewer on Viewer
      @argumentDefinitions(
        statementId: { type: "Int!" }
        opensStatement: { type: "Boolean!" }
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "StatementRowsFilter!" }
        sort: { type: "StatementRowsSort!" }
      ) {
        ...OpenStatement_viewer
        statement(databaseId: $statementId) @include(if: $opensStatement) {
          databaseId
          ...OpenStatement_statement @arguments(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort)
        }
      }
    `,
    key,
  );
  const { statement } = viewer;
  return statement == null ? (
    <StatementNotFound />
  ) : (
    <OpenStatement key={statement.databaseId} statement={statement} viewer={viewer} {...props} />
  );
}
