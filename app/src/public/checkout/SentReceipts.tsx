import { Button, Card, Heading, Row, Stack, StatusBadge, Text, type Tone } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { useState, type SubmitEvent } from 'react';
import { openDocument } from './postCheckout.ts';
import { ReceiptPictureField } from './ReceiptPictureField.tsx';
import type { PictureKey } from './PictureKey.ts';
import { useReceiptPicture } from './useReceiptPicture.ts';

/** A receipt as its payer sees it. */
export interface SentReceipt {
  readonly databaseId: number;
  /** Pesos. */
  readonly amount: number;
  readonly label: string;
  readonly reference: string;
  readonly paidOn: string;
  readonly state: string;
  readonly reason: string | null | undefined;
  readonly hasPicture: boolean;
  readonly uploadKey: string | null | undefined;
}

const STATES: Readonly<Record<string, { tone: Tone; text: string }>> = {
  submitted: { tone: 'info', text: 'Being checked' },
  approved: { tone: 'success', text: 'Accepted' },
  rejected: { tone: 'danger', text: 'Not accepted' },
};
const stateOf = (state: string) => STATES[state] ?? { tone: 'neutral' as const, text: state };

/**
 * The receipts that were sent, newest first. One without a picture offers to add it. The page itself
 * shows why the newest one was rejected.
 */
export function SentReceipts({ receipts }: { receipts: readonly SentReceipt[] }) {
  'use no memo';
  return (
    <Stack gap={3} as="section" aria-labelledby="sent-receipts">
      <Heading level={2} size="subheading" id="sent-receipts">
        {receipts.length === 1 ? 'Your receipt' : 'Your receipts'}
      </Heading>
      {receipts.map((receipt, index) => (
        <Card key={receipt.databaseId}>
          <Stack gap={2}>
            <Row justify="between" wrap gap={2}>
              <Text weight="label" size={18} numeric>
                {formatAmount(receipt.amount)}
              </Text>
              <StatusBadge {...stateOf(receipt.state)} />
            </Row>
            <Text size={14} tone="muted" numeric>
              {receipt.label} · {formatShortDate(receipt.paidOn)}
              <br />
              Reference {receipt.reference}
            </Text>
            {index > 0 && receipt.state === 'rejected' && receipt.reason != null && <Text size={14}>{receipt.reason}</Text>}
            {!receipt.hasPicture && receipt.uploadKey != null && <AddPicture receipt={receipt.databaseId} uploadKey={receipt.uploadKey} />}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** Adds the picture of a receipt that was sent without one. */
function AddPicture(key: PictureKey) {
  'use no memo';
  const picture = useReceiptPicture();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const failed = await picture.upload(key);
    if (failed === null) return openDocument(location.pathname + location.search);
    setProblem(failed);
    setSending(false);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!sending && picture.file !== null) void send();
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap={3}>
        <ReceiptPictureField picture={problem === null ? picture : { ...picture, error: problem }} id={`picture-${key.receipt}`} />
        {picture.file !== null && (
          <Row>
            <Button type="submit" variant="primary" loading={sending} loadingText="Adding the picture">
              Add the picture
            </Button>
          </Row>
        )}
      </Stack>
    </form>
  );
}
