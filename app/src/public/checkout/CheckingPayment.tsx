import { ButtonLink, Card, Link, Row, Stack, Text } from '@atlas/ui';
import { useCheckAgain } from './useCheckAgain.ts';

interface CheckingPaymentProps {
  /** The order or the bill. */
  name: string;
  method: string;
  /** The sentence that says where the result is told. */
  told: string;
  /** The address of this page as it is without the payment. */
  withoutPayment: string;
}

/** A payment of which the provider has not told the result. The page looks again by itself. */
export function CheckingPayment({ name, method, told, withoutPayment }: CheckingPaymentProps) {
  'use no memo';
  useCheckAgain(true, name);
  return (
    <Card as="section" aria-label="Your payment">
      <Stack gap={4}>
        <Stack gap={2}>
          <Text weight="label">Waiting for {method} to confirm it</Text>
          <Text tone="muted">It usually takes less than a minute. You need not pay again. {told}</Text>
        </Stack>
        <Row gap={4} wrap>
          <ButtonLink href="">Check again</ButtonLink>
          <Link href={withoutPayment}>I did not pay</Link>
        </Row>
      </Stack>
    </Card>
  );
}
