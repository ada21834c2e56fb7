import { graphql } from 'react-relay/hooks';
import { sendMutation } from './sendMutation.ts';
import type { impersonateStartMutation } from './__generated__/impersonateStartMutation.graphql.ts';
import type { impersonateStopMutation } from './__generated__/impersonateStopMutation.graphql.ts';

const START = graphql`
  mutation impersonateStartMutation($userId: Int!, $reason: String!) {
    startImpersonation(userId: $userId, reason: $reason)
  }
`;

const STOP = graphql`
  mutation impersonateStopMutation($originalUserId: Int) {
    stopImpersonation(originalUserId: $originalUserId)
  }
`;

/**
 * Views the app as another user from the next page on.
 * @throws RequestError when the server rejects it.
 */
export const startImpersonation = (userId: number, reason: string, token: string | null): Promise<unknown> =>
  sendMutation<impersonateStartMutation>(START, { userId, reason }, token);

/**
 * Returns to the staff member's own session from the next page on.
 * @throws RequestError when the server rejects it.
 */
export const stopImpersonation = (originalUserId: number | null, token: string | null): Promise<unknown> =>
  sendMutation<impersonateStopMutation>(STOP, { originalUserId }, token);
