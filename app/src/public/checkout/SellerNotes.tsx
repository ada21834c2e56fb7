import { Divider, Heading, Link, Stack, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import type { Checkout } from './Checkout.ts';

/** The seller, the contact for complaints, and the refund rule, which the law asks a seller to show. */
export function SellerNotes({
  seller,
  complaintContact,
  refundWindowDays,
}: Pick<Checkout, 'seller' | 'complaintContact' | 'refundWindowDays'>) {
  return (
    <Stack gap={3} as="section" aria-labelledby="seller">
      <Divider />
      <Heading level={2} size="label" id="seller">
        Sold by {seller.name}
      </Heading>
      {seller.details.map((line) => (
        <Text key={line} size={14} tone="muted">
          {line}
        </Text>
      ))}
      <Text size={14} tone="muted">
        Refunds within {refundWindowDays} days: see our <Link href={routePath('refundPolicy')}>Refund Policy</Link>. Complaints and
        questions: {complaintContact}
      </Text>
    </Stack>
  );
}
