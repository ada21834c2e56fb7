import { Alert, ButtonLink, Heading, KeyValueList, Link, Price, ReadColumn, Row, Stack, Text } from '@atlas/ui';
import { validityText } from '@atlas/domain/funnels';
import { formatPeso } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { accessUntilText } from '@atlas/domain/subscriptions';
import { formatLongDate, formatShortDate } from '@atlas/domain/time';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import type { Checkout } from './Checkout.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { SellerNotes } from './SellerNotes.tsx';
import type { CheckoutPageQuery$data } from './__generated__/CheckoutPageQuery.graphql.ts';

/**
 * `/checkout/{funnelId}`: the price of a funnel with its payment terms, and the form that orders it.
 * It works without script up to and including the order.
 * @spec 1 §2.4; the contents are a product decision
 */
export function CheckoutScreen({ data: { checkout } }: { data: CheckoutPageQuery$data }) {
  if (!checkout) return <NotFound />;
  const { product, quotes, problem, validityByDays, slug } = checkout;
  const first = quotes.find((quote) => quote.problem == null);
  const undiscounted = first && first.discount > 0 ? formatPeso(first.list) : undefined;
  return (
    <ReadColumn>
      <PageTitle title={`Checkout: ${product}`} />
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="title">
            {product}
          </Heading>
          <Price text={formatPeso(first?.total ?? 0)} was={undiscounted} terms={validityText(validityByDays)} />
        </Stack>
        <Access checkout={checkout} />
        {problem == null ? (
          <CheckoutForm key={slug} checkout={checkout} />
        ) : (
          <Alert tone="info" title={problem}>
            <Row>
              <ButtonLink href={routePath('home')}>Go to Atlas</ButtonLink>
            </Row>
          </Alert>
        )}
        <SellerNotes {...checkout} />
        <Text size={14} tone="muted">
          Questions before you order? Read about <Link href={routePath('viewFunnel', { slug })}>what is inside</Link>.
        </Text>
      </Stack>
    </ReadColumn>
  );
}

/** The start and the end of the access; a buyer who has it already renews it. */
function Access({ checkout: { startsOn, expiresAt, activeUntil } }: { checkout: Checkout }) {
  const until = expiresAt == null ? null : accessUntilText(new Date(expiresAt));
  return (
    <>
      {activeUntil != null && (
        <Alert tone="info" title="You have this already">
          Your access lasts until {formatShortDate(activeUntil)}. This order renews it from then on, so you lose no day.
        </Alert>
      )}
      <KeyValueList
        layout="grid"
        items={[
          { label: 'Access starts', value: formatLongDate(`${startsOn}T00:00:00+08:00`) },
          { label: 'Access until', value: until ?? 'No end' },
        ]}
      />
    </>
  );
}
