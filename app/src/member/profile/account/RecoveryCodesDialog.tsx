import { Modal, showToast } from '@atlas/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { useAuth } from '../../../session/authContext.ts';
import { RecoveryCodes } from '../../../session/twoStep/RecoveryCodes.tsx';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import type { RecoveryCodesDialogMutation } from './__generated__/RecoveryCodesDialogMutation.graphql.ts';

/** New recovery codes that replace the previous ones, shown once. */
export function RecoveryCodesDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { currentUser } = useAuth();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useSubmit<RecoveryCodesDialogMutation>(graphql`
    mutation RecoveryCodesDialogMutation($input: SecondStepInput!) {
      renewRecoveryCodes(input: $input)
    }
  `);
  if (codes === null) {
    return (
      <SecondStepDialog
        title="New recovery codes"
        description="Your old codes stop working."
        submitText="Make new codes"
        onClose={onClose}
        onSubmit={async (input) => setCodes((await renew({ input })).renewRecoveryCodes)}
      />
    );
  }
  const done = () => {
    onClose();
    onDone();
    showToast({ kind: 'success', text: 'Your new recovery codes are now active.' });
  };
  return createPortal(
    <Modal open onClose={done} title="Your new recovery codes">
      <RecoveryCodes title="These codes are now active" codes={codes} email={currentUser?.email ?? ''} onDone={done} />
    </Modal>,
    // oxlint-disable-next-line atlas/browser-while-rendering -- a dialog opens only after a press
    document.body,
  );
}
