import { PromptModal } from '@atlas/ui';
import { ADD_FACEBOOK_PROFILE, afterFacebookReminder, FACEBOOK_REMINDER, REMIND_LATER, STORAGE_KEYS } from '@atlas/domain/overlays';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { OpenModalProps } from './openModalProps.ts';
import { storeReminderDay } from './reminderRecord.ts';
import { useStored } from './useStored.ts';

/**
 * Reminds a member to add their Facebook profile, at most once a day, until they tick the box to
 * stop.
 * @spec 2 §4
 */
export function FacebookReminder({ place: { now }, onClose }: OpenModalProps) {
  const [, navigate] = useLocation();
  const [, keep] = useStored(STORAGE_KEYS.neverShowAgainFacebookReminder);
  const [isTicked, setTicked] = useState(false);
  const answer = (button: 'later' | 'add') => {
    const { stored, path } = afterFacebookReminder(button, isTicked);
    if (stored !== null) keep(stored);
    onClose();
    if (path !== null) navigate(path);
  };
  return (
    <PromptModal
      picture="people"
      title={FACEBOOK_REMINDER.title}
      text={FACEBOOK_REMINDER.text}
      remember={{ label: FACEBOOK_REMINDER.neverShowAgain, checked: isTicked, onChange: setTicked }}
      actions={[
        { text: REMIND_LATER, onClick: () => answer('later') },
        { text: ADD_FACEBOOK_PROFILE, onClick: () => answer('add') },
      ]}
      onOpen={() => storeReminderDay(now)}
      onClose={() => answer('later')}
    />
  );
}
