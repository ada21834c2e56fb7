import { Alert, Button, Stack } from '@atlas/ui';
import { FORM_FAILED } from '@atlas/domain/errors';
import { useState, type SubmitEvent } from 'react';
import { postCheckout } from './postCheckout.ts';

/** Mails the link of the order to its buyer, to pay later. */
export function PayLater({ email }: { email: string }) {
  'use no memo';
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const send = async () => {
    setSending(true);
    const result = await postCheckout({ do: 'link' }).catch(() => ({
      rejected: { text: `${FORM_FAILED}. Check your connection, then try again.` },
    }));
    setAnswer(
      'posted' in result ? { tone: 'success', text: `We sent the link to ${email}.` } : { tone: 'danger', text: result.rejected.text },
    );
    setSending(false);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!sending) void send();
  };
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap={3} align="start">
        <Button type="submit" name="do" value="link" loading={sending} loadingText="Sending the link">
          Pay later: email me the link
        </Button>
        {answer && (
          <Alert tone={answer.tone} live>
            {answer.text}
          </Alert>
        )}
      </Stack>
    </form>
  );
}
