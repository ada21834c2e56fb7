import { Alert, Button, ButtonLink, CopyButton, OtpField, QrCode, Stack, Text } from '@atlas/ui';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { secondFactorForm, shownKey } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { useEffect, useSyncExternalStore } from 'react';
import { useEntryForm } from '../useEntryForm.ts';
import { entryErrorOf } from './entryErrorOf.ts';
import type { NewKey } from './secondFactorMutations.ts';

const validate = validateWith(secondFactorForm);

interface AuthenticatorStepProps {
  given: NewKey;
  onGiven: (code: string) => Promise<void>;
}

/**
 * Shows the key for the authenticator app (as a QR code, as text and as a link) and takes its first
 * code.
 */
export function AuthenticatorStep({ given: { key, uri }, onGiven }: AuthenticatorStepProps) {
  // Only a touch device is likely to have the app itself.
  const isTouched = useSyncExternalStore(never, isPointerCoarse, () => false);
  const { field, onSubmit, sending, formError } = useEntryForm({
    path: '',
    initial: { code: '' },
    validate,
    send: ({ code }) => entryErrorOf(onGiven(code)),
  });
  const { onChange, ...code } = field('code');
  const wrong = formError?.fields?.code;
  // Focus a wrong code, to be typed again.
  useEffect(() => {
    if (wrong !== undefined) focusFirstError({ code: wrong });
  }, [wrong]);
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        <Text>Scan this with your authenticator app. It shows a new six-digit code every 30 seconds.</Text>
        <QrCode value={uri} label="QR code for your authenticator app" />
        {isTouched && (
          <ButtonLink href={uri} block>
            Open in your authenticator app
          </ButtonLink>
        )}
        <Stack gap={2} align="start">
          <Text size={14} tone="muted">
            Or type this key into the app:
          </Text>
          <Text weight="label" numeric>
            {shownKey(key)}
          </Text>
          <CopyButton value={key}>Copy the key</CopyButton>
        </Stack>
        {formError && !formError.fields && (
          <Alert tone="danger" live>
            {formError.text}
          </Alert>
        )}
        <OtpField {...code} label="Code from the app" onChange={sending ? ignore : onChange} />
        <Button type="submit" variant="primary" block loading={sending} loadingText="Checking the code">
          Turn it on
        </Button>
      </Stack>
    </form>
  );
}

const ignore = () => undefined;
const never = () => ignore;
const isPointerCoarse = () => matchMedia('(pointer: coarse)').matches;
