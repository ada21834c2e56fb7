import { graphql } from 'react-relay/hooks';
import type { ConcreteRequest } from 'relay-runtime';
import { fetchGraphQL } from './fetchGraphQL.ts';

const START = graphql`
  mutation impersonateStartMutation($userId: Int!, $reason: String!) {
    startImpersonation(userId: $userId, reason: $reason)
  }
` as unknown as ConcreteRequest;

const STOP = graphql`
  mutation impersonateStopMutation($originalUserId: Int) {
    stopImpersonation(originalUserId: $originalUserId)
  }
` as unknown as ConcreteRequest;

/** Looks through somebody's eyes from the next page on. Throws a RequestError when it is refused. */
export const startImpersonation = (userId: number, reason: string, token: string | null): Promise<unknown> =>
  fetchGraphQL({ id: START.params.id ?? '', variables: { userId, reason }, isRead: false, token });

/** Goes back to one's own session from the next page on. Throws a RequestError when it is refused. */
export const stopImpersonation = (originalUserId: number | null, token: string | null): Promise<unknown> =>
  fetchGraphQL({ id: STOP.params.id ?? '', variables: { originalUserId }, isRead: false, token });
