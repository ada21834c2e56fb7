import { useState } from 'react';
import { useAuth } from '../authContext.ts';
import { AuthenticatorStep } from './AuthenticatorStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { confirmSecondFactor, type NewKey, setUpSecondFactor } from './secondFactorMutations.ts';

type State = { kind: 'password' } | { kind: 'authenticator'; given: NewKey } | { kind: 'codes'; codes: readonly string[] };

interface TwoStepSetUpProps {
  /** Called once two-step sign-in is on and the recovery codes are saved. */
  onDone: () => void;
}

/**
 * Turns two-step sign-in on: the current password, the key for an authenticator app, its first
 * code, and the recovery codes, which are shown once. Works on any page and needs no query.
 */
export function TwoStepSetUp({ onDone }: TwoStepSetUpProps) {
  const { client, currentUser } = useAuth();
  const [state, setState] = useState<State>({ kind: 'password' });
  const email = currentUser?.email ?? '';
  switch (state.kind) {
    case 'password':
      return (
        <PasswordStep
          email={email}
          onGiven={async (currentPassword) => {
            const given = await setUpSecondFactor({ currentPassword }, client.knownToken());
            setState({ kind: 'authenticator', given });
          }}
        />
      );
    case 'authenticator':
      return (
        <AuthenticatorStep
          given={state.given}
          onGiven={async (code) => {
            const codes = await confirmSecondFactor({ code }, client.knownToken());
            setState({ kind: 'codes', codes });
          }}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={state.codes} email={email} onDone={onDone} />;
  }
}
