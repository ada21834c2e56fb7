import { Button, Checkbox, Modal, Stack, Text } from '@atlas/ui';
import { type Consent, CONSENT_PURPOSES, CONSENT_TEXTS, NECESSARY_ONLY } from '@atlas/domain/consent';
import { useState } from 'react';
import { saveConsent } from './saveConsent.ts';
import { storedConsent } from './storedConsent.ts';

/** The choice about cookies, to change or withdraw at any time. It opens with what is stored. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState<Consent>(() => storedConsent() ?? NECESSARY_ONLY);
  const [saving, setSaving] = useState(false);
  const save = async (chosen: Consent) => {
    setSaving(true);
    if (await saveConsent(chosen)) onClose();
    else setSaving(false);
  };
  return (
    <Modal
      open
      onClose={onClose}
      busy={saving}
      title={CONSENT_TEXTS.title}
      actions={
        <>
          <Button waiting={saving} onClick={() => void save(NECESSARY_ONLY)}>
            {CONSENT_TEXTS.necessary}
          </Button>
          <Button variant="primary" loading={saving} onClick={() => void save(choice)}>
            {CONSENT_TEXTS.save}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text tone="muted">{CONSENT_TEXTS.always}</Text>
        {CONSENT_PURPOSES.map(({ value, label, description }) => (
          <Checkbox
            key={value}
            name={value}
            label={label}
            hint={description}
            checked={choice[value]}
            onChange={(isChecked) => setChoice((before) => ({ ...before, [value]: isChecked }))}
          />
        ))}
      </Stack>
    </Modal>
  );
}
