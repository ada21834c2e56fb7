import type { OtpVerdict } from '@atlas/domain/auth';
import { graphql } from 'react-relay/hooks';
import { sendMutation } from '../../session/sendMutation.ts';
import type { validateOtpMutation } from './__generated__/validateOtpMutation.graphql.ts';

const mutation = graphql`
  mutation validateOtpMutation($input: ValidateOtpInput!) {
    validateOtp(input: $input) {
      isValid
      message
    }
  }
`;

/**
 * Checks a code on the server.
 * @throws RequestError when the check itself failed.
 * @spec 2 §7
 */
export async function validateOtp(input: { id: number; otp: number }): Promise<OtpVerdict> {
  return (await sendMutation<validateOtpMutation>(mutation, { input }, null)).validateOtp;
}
