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

/** What an authenticator app needs: a key to type, and the same as an address for its camera. */
export interface NewKey {
  readonly key: string;
  readonly uri: string;
}

type SetUpInput = secondFactorMutationsSetUpMutation$variables['input'];
type ConfirmInput = secondFactorMutationsConfirmMutation$variables['input'];

/** Draws the key of a second step, which asks for nothing until its first code was entered. Throws a RequestError. */
export const setUpSecondFactor = async (input: SetUpInput, token: string | null): Promise<NewKey> =>
  (await sendMutation<secondFactorMutationsSetUpMutation>(setUp, { input }, token)).setUpSecondFactor;

/** Turns the second step on with its first code. Answers the recovery codes. Throws a RequestError. */
export const confirmSecondFactor = async (input: ConfirmInput, token: string | null): Promise<readonly string[]> =>
  (await sendMutation<secondFactorMutationsConfirmMutation>(confirm, { input }, token)).confirmSecondFactor;
