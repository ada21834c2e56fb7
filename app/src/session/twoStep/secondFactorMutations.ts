import { graphql } from 'react-relay/hooks';
import { sendMutation } from '../sendMutation.ts';
import type {
  secondFactorMutationsConfirmMutation,
  secondFactorMutationsConfirmMutation$variables,
} from './__generated__/secondFactorMutationsConfirmMutation.graphql.ts';
import type {
  secondFactorMutationsSetUpMutation,
  secondFactorMutationsSetUpMutation$variables,
} from './__generated__/secondFactorMutationsSetUpMutation.graphql.ts';

const setUp = graphql`
  mutation secondFactorMutationsSetUpMutation($input: CurrentPasswordInput!) {
    setUpSecondFactor(input: $input) {
      key
      uri
    }
  }
`;
const confirm = graphql`
  mutation secondFactorMutationsConfirmMutation($input: SecondFactorInput!) {
    confirmSecondFactor(input: $input)
  }
`;

/** The key for an authenticator app: as text, and as a URI for its camera. */
export interface NewKey {
  readonly key: string;
  readonly uri: string;
}

type SetUpInput = secondFactorMutationsSetUpMutation$variables['input'];
type ConfirmInput = secondFactorMutationsConfirmMutation$variables['input'];

/**
 * Generates the key of a second step. It has no effect until its first code is entered.
 * @throws RequestError
 */
export const setUpSecondFactor = async (input: SetUpInput, token: string | null): Promise<NewKey> =>
  (await sendMutation<secondFactorMutationsSetUpMutation>(setUp, { input }, token)).setUpSecondFactor;

/**
 * Turns the second step on with its first code.
 * @returns The recovery codes.
 * @throws RequestError
 */
export const confirmSecondFactor = async (input: ConfirmInput, token: string | null): Promise<readonly string[]> =>
  (await sendMutation<secondFactorMutationsConfirmMutation>(confirm, { input }, token)).confirmSecondFactor;
