import { AFFILIATE_CODE_KEY, readAffiliateCode, SIGN_UP_TAG } from '@atlas/domain/affiliates';
import { graphql } from 'react-relay/hooks';
import { sendMutation } from '../../session/sendMutation.ts';
import type { reportSignUpAffiliateMutation } from './__generated__/reportSignUpAffiliateMutation.graphql.ts';
import type { reportSignUpLogMutation } from './__generated__/reportSignUpLogMutation.graphql.ts';

const logMutation = graphql`
  mutation reportSignUpLogMutation($input: UserLoginLogInput!) {
    addUserLoginLog(input: $input)
  }
`;
const affiliateMutation = graphql`
  mutation reportSignUpAffiliateMutation($input: AffiliateInfoInput!) {
    updateAffiliateCode(input: $input)
  }
`;

/** The person who has just signed up. */
export interface NewPerson {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Logs a sign-up with the message shown, and registers it with the affiliate whose link was
 * followed. Failures are only logged, so that they do not block the new account.
 * @spec 2 §4, Sign-up
 */
export async function reportSignUp(person: NewPerson, message: string, token: string | null): Promise<void> {
  const { id: userId, email: userEmail } = person;
  const input = { userId, userEmail, isSuccess: true, message };
  await Promise.all([
    sendMutation<reportSignUpLogMutation>(logMutation, { input }, token).catch((error: unknown) =>
      console.warn('The sign-up could not be written down', error),
    ),
    registerAffiliate(person, token).catch((error: unknown) => console.warn('The affiliate could not be registered', error)),
  ]);
}

/** Removes the code once it is registered. Storage may be forbidden, as in some in-app browsers. */
async function registerAffiliate({ email, firstName, lastName }: NewPerson, token: string | null): Promise<void> {
  const affCode = readAffiliateCode(localStorage.getItem(AFFILIATE_CODE_KEY));
  if (affCode === null) return;
  const input = { email, firstName, lastName, tags: SIGN_UP_TAG, affCode };
  await sendMutation<reportSignUpAffiliateMutation>(affiliateMutation, { input }, token);
  localStorage.removeItem(AFFILIATE_CODE_KEY);
}
