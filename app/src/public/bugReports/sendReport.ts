import { graphql } from 'react-relay/hooks';
import { sendMutation } from '../../session/sendMutation.ts';
import type { sendReportMutation } from './__generated__/sendReportMutation.graphql.ts';

const mutation = graphql`
  mutation sendReportMutation($input: ReportBugInput!, $idempotencyKey: String!) {
    reportBug(input: $input, idempotencyKey: $idempotencyKey) {
      databaseId
      ticket
      path
      uploadKey
    }
  }
`;

/** A report that the server has. */
export type SentReport = sendReportMutation['response']['reportBug'];

/**
 * Sends a bug report. Another try with the same key sends no second report.
 * @throws RequestError when the server rejects it or the connection is lost.
 */
export const sendReport = async (variables: sendReportMutation['variables'], token: string | null): Promise<SentReport> =>
  (await sendMutation<sendReportMutation>(mutation, variables, token)).reportBug;
