import { Alert, Button, ButtonLink, Card, DateText, Heading, Price, Row, Stack, StatusBadge, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatLongDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { entryTone } from '../../shared/payments/entryTone.ts';
import { billPath } from './billPath.ts';
import type { NextDueCard_invoice$key } from './__generated__/NextDueCard_invoice.graphql.ts';

const PayLinkDialog = lazyPart('PayLinkDialog', async () => (await import('./PayLinkDialog.tsx')).PayLinkDialog);

interface NextDueCardProps {
  invoice: NextDueCard_invoice$key;
  /** False below another card, whose action is the primary one. */
  isFirst: boolean;
}

/** The next payment of an invoice, and the actions to pay it. */
export function NextDueCard({ invoice: key, isFirst }: NextDueCardProps) {
  const { subscription, nextDue } = useFragment(
    graphql`
      fragment NextDueCard_invoice on Invoice {
        subscription {
          funnel {
            databaseId
            name
          }
        }
        nextDue {
          databaseId
          place
          due
          scheduleDate
          statusText
          tone
          waitingProof {
            databaseId
          }
          proofs {
            state
            reason
          }
          ...PayLinkDialog_entry
        }
      }
    `,
    key,
  );
  const [isSharing, setIsSharing] = useState(false);
  if (!nextDue) return null;
  const { databaseId, place, due, scheduleDate, statusText, tone, waitingProof, proofs } = nextDue;
  const { funnel } = subscription;
  const href = billPath(funnel.databaseId, databaseId);
  const [latest] = proofs;
  const rejection = !waitingProof && latest?.state === 'REJECTED' ? latest : null;
  return (
    <Card as="section" padding="roomy" aria-labelledby="next-payment">
      <Stack gap={4}>
        <Row justify="between" align="end" gap={4} wrap>
          <Stack gap={2}>
            <Heading level={2} size="label" id="next-payment">
              Next payment
            </Heading>
            <Price size="l" text={formatAmount(due)} terms={[funnel.name, place].filter(Boolean).join(' · ')} />
            <Row gap={2} wrap>
              <Text as="span" size={14} numeric>
                Due <DateText text={formatLongDate(scheduleDate)} dateTime={scheduleDate} />
              </Text>
              <StatusBadge tone={entryTone(tone)} text={statusText} />
            </Row>
          </Stack>
          {!waitingProof && (
            <Row gap={2} wrap>
              <ButtonLink variant={isFirst ? 'primary' : 'secondary'} href={href}>
                Pay now
              </ButtonLink>
              <Button onClick={() => setIsSharing(true)}>Let someone else pay</Button>
            </Row>
          )}
        </Row>
        {waitingProof && (
          <Alert title="We are checking your receipt" action={<ButtonLink href={href}>Open this payment</ButtonLink>}>
            You have nothing to do. We will notify you once it is checked.
          </Alert>
        )}
        {rejection && (
          <Alert tone="warning" title="We could not accept your receipt">
            {rejection.reason}
          </Alert>
        )}
      </Stack>
      <Suspense>{isSharing && <PayLinkDialog entry={nextDue} onClose={() => setIsSharing(false)} />}</Suspense>
    </Card>
  );
}
