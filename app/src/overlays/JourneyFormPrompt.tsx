import { PromptModal } from '@atlas/ui';
import { JOURNEY_FORM } from '@atlas/domain/overlays';
import type { OpenModalProps } from './openModalProps.ts';
import { JOURNEY_FORM_PATH } from './useJourneyForm.ts';

/**
 * Invites a member without a stage to fill in the Journey Form.
 * @spec 2 §4
 */
export const JourneyFormPrompt = ({ onClose }: Pick<OpenModalProps, 'onClose'>) => (
  <PromptModal
    picture="search"
    title={JOURNEY_FORM.title}
    text={JOURNEY_FORM.text}
    actions={[
      { text: JOURNEY_FORM.later, onClick: onClose },
      { text: JOURNEY_FORM.open, href: JOURNEY_FORM_PATH, onClick: onClose },
    ]}
    onClose={onClose}
  />
);
