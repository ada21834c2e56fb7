import { ButtonLink, Modal, Text, useModalTurn } from '@atlas/ui';
import { STAGE_BLOCKER } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';

/** Blocks My Stage until the member has a stage: leads to the Journey Form or back home. */
export function StageBlocker({ formHref }: { formHref: string }) {
  if (!useModalTurn()) return null;
  return (
    <Modal
      open
      mustAnswer
      unasked
      onClose={() => undefined}
      title={STAGE_BLOCKER.title}
      actions={
        <>
          <ButtonLink href={routePath('home')}>Back to Home</ButtonLink>
          <ButtonLink variant="primary" href={formHref}>
            {STAGE_BLOCKER.action}
          </ButtonLink>
        </>
      }
    >
      <Text>{STAGE_BLOCKER.text}</Text>
    </Modal>
  );
}
