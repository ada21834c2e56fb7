import { Alert, Button, OtpField, showToast, Stack, Text } from '@atlas/ui';
import { codeSentTo, OTP_AUTO_VERIFY_MS, OTP_RESEND_ADVICE, otpResent, type ResetLink, resendWait } from '@atlas/domain/auth';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { noResponseMessage } from '../../session/noResponseMessage.ts';
import { useAccountRecovery } from '../../session/useAccountRecovery.ts';
import { requestCode } from './requestCode.ts';
import { ResetPage } from './ResetPage.tsx';
import { focusOtp, OTP_FIELD, useOtp } from './useOtp.ts';
import { useResendCountdown } from './useResendCountdown.ts';
import type { TokenCheck } from './useResetToken.ts';

interface CodeStepProps {
  link: ResetLink;
  check: TokenCheck;
  /** Called once the code was correct. */
  onVerified: () => Promise<void>;
}

/**
 * The six-digit code from the email. A code in the link is tried automatically a moment later.
 * @spec 2 §4, §9
 */
export function CodeStep({ link, check, onVerified }: CodeStepProps) {
  const { code, setCode, isVerifying, verify, wrong, spent } = useOtp(link, onVerified);
  const email = check.kind === 'good' ? check.email : link.email;
  const isGood = check.kind === 'good';
  const { otp } = link;
  useEffect(() => {
    if (!isGood) return undefined;
    if (otp === null) return focusOtp();
    const timer = setTimeout(() => void verify(String(otp)), OTP_AUTO_VERIFY_MS);
    return () => clearTimeout(timer);
    // Once, when the link turns out to be valid.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isGood, otp]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void verify(code);
  };

  return (
    <ResetPage lede={codeSentTo(email)}>
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack gap={4}>
          {check.kind === 'failed' && (
            <Alert tone="danger" live action={<Button onClick={check.retry}>Try again</Button>}>
              {check.text}
            </Alert>
          )}
          {spent !== null && (
            <Alert tone="warning" live>
              {spent}
            </Alert>
          )}
          <OtpField
            name={OTP_FIELD}
            label="Code from your email"
            hint={OTP_RESEND_ADVICE}
            error={wrong}
            value={code}
            onChange={isVerifying ? ignore : setCode}
            onComplete={(typed) => void verify(typed)}
            disabled={!isGood}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            loading={isVerifying}
            loadingText="Checking the code"
            waiting={!isGood}
          >
            Continue
          </Button>
          {isGood && <Resend email={email} wasJustSent={otp === null && spent === null} />}
        </Stack>
      </form>
    </ResetPage>
  );
}

const ignore = () => undefined;

/**
 * Requests another code, whose link then becomes the page's address. Hidden for a while after a
 * code was sent.
 */
function Resend({ email, wasJustSent }: { email: string; wasJustSent: boolean }) {
  const accountRecovery = useAccountRecovery();
  const [, navigate] = useLocation();
  const [sending, setSending] = useState(false);
  const left = useResendCountdown(wasJustSent);
  const resend = async () => {
    setSending(true);
    const requested = await requestCode(accountRecovery, email).catch((error: unknown) => ({ error: noResponseMessage(error) }));
    setSending(false);
    if ('error' in requested) return showToast({ kind: 'error', text: requested.error });
    showToast({ kind: 'success', text: otpResent(requested.email) });
    navigate(requested.path, { replace: true });
  };
  if (wasJustSent && left > 0) return <Text tone="muted">{resendWait(left)}</Text>;
  return (
    <Button block loading={sending} loadingText="Sending a new code" onClick={() => void resend()}>
      Send a new code
    </Button>
  );
}
