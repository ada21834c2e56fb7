import { Heading, KeyValueList, Stack } from '@atlas/ui';
import { accessPreview } from '@atlas/domain/funnels';
import { formatAmount } from '@atlas/domain/money';
import { schedulePreview } from '@atlas/domain/payments';
import { accessUntilText } from '@atlas/domain/subscriptions';
import { formatLongDate, isoDay } from '@atlas/domain/time';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { ScheduleTable } from '../shared/selling/ScheduleTable.tsx';
import { termValues } from '../shared/selling/termValues.ts';
import type { FunnelValues } from './funnelValues.ts';
import type { FunnelPreview_product$key } from './__generated__/FunnelPreview_product.graphql.ts';
import type { FunnelPreview_query$key } from './__generated__/FunnelPreview_query.graphql.ts';

const IN_FULL = { kind: 'one-time' };

interface FunnelPreviewProps {
  /** The product that the funnel sells. */
  product: FunnelPreview_product$key;
  /** The payment terms that a funnel can offer. */
  query: FunnelPreview_query$key;
}

/**
 * The access and the payments of someone who buys today through the funnel in the surrounding form,
 * as it is typed.
 */
export function FunnelPreview({ product: productKey, query }: FunnelPreviewProps) {
  const product = useFragment(
    graphql`
      fragment FunnelPreview_product on Product {
        name
        price
      }
    `,
    productKey,
  );
  const { viewer } = useFragment(
    graphql`
      fragment FunnelPreview_query on Query {
        viewer {
          terms: paymentTerms(first: 100, filter: { archived: false }, sort: { by: name }) {
            edges {
              node {
                databaseId
                name
                ...termValues_term
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { values } = useFormState<FunnelValues>({ subscription: { values: true } });
  const now = useNow();
  const access = accessPreview(values, now);
  const term = viewer.terms.edges.find(({ node }) => node.databaseId === values.paymentTermIds[0])?.node;
  const preview = schedulePreview(term === undefined ? IN_FULL : termValues(term), { price: product.price, from: isoDay(now) });
  return (
    <Stack gap={4} as="section" aria-labelledby="funnel-preview">
      <Heading level={2} size="subheading" id="funnel-preview">
        If someone buys today
      </Heading>
      <KeyValueList
        emptyText="–"
        items={[
          { label: 'Product', value: product.name },
          { label: 'Access starts', value: access && formatLongDate(access.start) },
          { label: 'Access ends', value: access && accessUntilText(access.end) },
          { label: 'Pays', value: term?.name ?? 'In full' },
        ]}
      />
      <ScheduleTable
        label="Payments"
        preview={preview}
        totalText={(total, payments) => (payments === 0 ? 'A free offer has no payments.' : `${formatAmount(total)} in total`)}
      />
    </Stack>
  );
}
