import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Modal } from '../feedback/Modal.tsx';
import { useModalTurn } from '../feedback/useModalTurn.ts';
import { Celebration } from './Celebration.tsx';
import type { CelebrationProps } from './Celebration.tsx';

export interface CelebrationSheetProps {
  /** The achievement: "Done! You earned 50 XP". */
  title: string;
  ring: CelebrationProps;
  /** The finished task, or the stage that was reached. */
  subject: string;
  /** The number of tasks left, and the next one. */
  text: string;
  /** The next step as the main action, last. */
  actions: ReactNode;
  onClose: () => void;
}

/**
 * Celebrates a finished task or stage in a sheet whose button is the next step. It opens without a
 * press of its own, so it waits until no other dialog is open, and its title gets the focus.
 */
export function CelebrationSheet({ title, ring, subject, text, actions, onClose }: CelebrationSheetProps) {
  if (!useModalTurn()) return null;
  return (
    <Modal open unasked onClose={onClose} title={title} actions={actions}>
      <Celebration {...ring} />
      <Stack gap={1}>
        <Text align="center" weight="title">
          {subject}
        </Text>
        <Text align="center" tone="muted">
          {text}
        </Text>
      </Stack>
    </Modal>
  );
}
