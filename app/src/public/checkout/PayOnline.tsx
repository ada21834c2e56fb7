import { Alert, Button, Card, Heading, Stack, Text } from '@atlas/ui';
import { FORM_FAILED } from '@atlas/domain/errors';
import { formatAmount } from '@atlas/domain/money';
import { useState, type SubmitEvent } from 'react';
import { openDocument, postCheckout } from './postCheckout.ts';

/** A way to pay. */
export interface PayMethod {
  readonly value: string;
  readonly label: string;
  /** Whether a provider collects the payment on its own page. */
  readonly isOnline: boolean;
}

interface PayOnlineProps {
  /** Pesos. */
  due: number;
  /** The ways to pay on the page of a provider. */
  methods: readonly PayMethod[];
  /** The method that the buyer chose, which comes first. */
  method?: string | null | undefined;
}

/** The way to the page of a provider, one button for each method. It works without script. */
export function PayOnline({ due, methods, method = null }: PayOnlineProps) {
  'use no memo';
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (platform: string) => {
    setSending(platform);
    setProblem(null);
    const answer = await postCheckout({ do: 'pay', platform }).catch(() => ({
      rejected: { text: `${FORM_FAILED}. Check your connection, then try again.` },
    }));
    // The button stays busy until the page of the provider is there.
    if ('posted' in answer) return openDocument(answer.posted.next);
    setProblem(answer.rejected.text);
    setSending(null);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = (event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null;
    if (sending === null && chosen !== null) void begin(chosen.value);
  };
  const ordered = methods.toSorted((a, b) => Number(b.value === method) - Number(a.value === method));
  return (
    <Card as="section" aria-labelledby="pay-online">
      <form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="do" value="pay" />
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size="subheading" id="pay-online">
              Pay {formatAmount(due)} online
            </Heading>
            <Text tone="muted">You pay on the page of our payment provider and come back here. No receipt is needed.</Text>
          </Stack>
          {problem !== null && (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          )}
          {ordered.map(({ value, label }, index) => (
            <Button
              key={value}
              type="submit"
              name="platform"
              value={value}
              variant={index === 0 ? 'primary' : 'secondary'}
              {...(index === 0 && { size: 'large' })}
              block
              loading={sending === value}
              loadingText={`Opening ${label}`}
            >
              Pay with {label}
            </Button>
          ))}
        </Stack>
      </form>
    </Card>
  );
}
