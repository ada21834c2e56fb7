import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Row } from '../../primitives/Row.tsx';

export interface SignedOutActionsProps {
  signInHref: string;
  signUpHref: string;
  signInText?: string | undefined;
  signUpText?: string | undefined;
}

/** The actions of a TopBar for visitors who are not signed in. */
export function SignedOutActions({ signInHref, signUpHref, signInText = 'Sign In', signUpText = 'Sign Up' }: SignedOutActionsProps) {
  return (
    <Row gap={2}>
      <ButtonLink variant="quiet" href={signInHref}>
        {signInText}
      </ButtonLink>
      <ButtonLink href={signUpHref}>{signUpText}</ButtonLink>
    </Row>
  );
}
