import type { SearchType } from '@atlas/domain/navigation';
import { graphql, type ConcreteRequest } from 'relay-runtime';
import { fetchGraphQL } from '../session/fetchGraphQL.ts';
import type { readSearchQuery$data } from './__generated__/readSearchQuery.graphql.ts';

const QUERY = graphql`
  query readSearchQuery($query: String!, $type: String) {
    globalSearch(query: $query, type: $type) {
      id
      databaseId
      subId
      type
      title
      detail
    }
  }
`;

/** A search result: a record by type and number. */
export interface Found {
  readonly key: string;
  readonly type: string;
  readonly id: number;
  /** The course of a lesson. */
  readonly subId: number | null;
  readonly title: string;
  readonly detail: string | null | undefined;
}

/**
 * Searches on the server, because the layout has no Relay.
 * @throws RequestError when the server rejects the request or the connection is lost.
 */
export async function readSearch(query: string, type: SearchType | null, token: string | null): Promise<readonly Found[]> {
  // Relay compiles every tag to this, which its types leave open.
  const { params } = QUERY as unknown as ConcreteRequest;
  const { data } = await fetchGraphQL({ id: params.id ?? '', variables: { query, type }, isRead: true, token });
  const { globalSearch } = data as readSearchQuery$data;
  return globalSearch.map(({ id, databaseId, subId, type, title, detail }) => ({
    key: id,
    type,
    id: databaseId,
    subId: subId ?? null,
    title,
    detail,
  }));
}
