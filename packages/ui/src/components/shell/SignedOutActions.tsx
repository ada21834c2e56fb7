import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Row } from '../../primitives/Row.tsx';

export interface SignedOutActionsProps {
  signInHref: string;
  signUpHref: string;
  signInText?: string | undefined;
  signUpText?: string | undefined;
}

/** The end of a TopBar for a visitor who is not signed in. */
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
