import { Modal, showToast } from '@atlas/ui';
import { createPortal } from 'react-dom';
import { TwoStepSetUp } from '../../../session/twoStep/TwoStepSetUp.tsx';

/** Sets up two-step sign-in. */
export function TurnOnTwoStepDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const done = () => {
    onClose();
    onDone();
    showToast({ kind: 'success', text: 'Two-step sign-in is on.' });
  };
  return createPortal(
    <Modal open onClose={onClose} title="Turn on two-step sign-in">
      <TwoStepSetUp onDone={done} />
    </Modal>,
    // oxlint-disable-next-line atlas/browser-while-rendering -- a dialog opens only after a press
    document.body,
  );
}
