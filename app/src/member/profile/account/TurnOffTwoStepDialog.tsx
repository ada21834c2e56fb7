import { showToast } from '@atlas/ui';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import type { TurnOffTwoStepDialogMutation } from './__generated__/TurnOffTwoStepDialogMutation.graphql.ts';

/** Turns two-step sign-in off, which leaves only the password. */
export function TurnOffTwoStepDialog({ onClose }: { onClose: () => void }) {
  const turnOff = useSubmit<TurnOffTwoStepDialogMutation>(graphql`
    mutation TurnOffTwoStepDialogMutation($input: SecondStepInput!) {
      turnOffSecondFactor(input: $input) {
        secondFactorSince
        recoveryCodesLeft
      }
    }
  `);
  return (
    <SecondStepDialog
      title="Turn off two-step sign-in?"
      description="You will log in with your password alone. Your recovery codes stop working."
      submitText="Turn off"
      onClose={onClose}
      onSubmit={async (input) => {
        await turnOff({ input });
        onClose();
        showToast({ kind: 'success', text: 'Two-step sign-in is off.' });
      }}
    />
  );
}
