import { type DataColumn, DataTable, Heading, RowTitle, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { enumWord } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { CONTENT_KINDS } from '@atlas/domain/products';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import type {
  SubscriptionContents_subscription$data,
  SubscriptionContents_subscription$key,
} from './__generated__/SubscriptionContents_subscription.graphql.ts';

type Content = SubscriptionContents_subscription$data['funnel']['product']['contents'][number] & { href: string | undefined };

/** The staff page of each kind of content, which is also its flag. */
const PAGES = { course: 'course', event: 'event', resource: 'resourceFile' } as const;

const kindOf = (kind: string) =>
  enumWord(
    CONTENT_KINDS.map(({ value }) => value),
    kind,
  );

const COLUMNS: readonly DataColumn<Content>[] = [
  {
    id: 'name',
    header: 'Content',
    width: 'wide',
    cell: ({ name, href, isLive }) => (
      <RowTitle href={href} note={isLive ? undefined : 'Members do not see it now'}>
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 'short',
    card: 'meta',
    cell: ({ kind }) => CONTENT_KINDS.find(({ value }) => value === kindOf(kind))?.label,
  },
];

/** The contents that a subscription opens, each with a link to its page. */
export function SubscriptionContents({ subscription: key }: { subscription: SubscriptionContents_subscription$key }) {
  const { funnel } = useFragment(
    graphql`
      fragment SubscriptionContents_subscription on FunnelSubscription {
        funnel {
          product {
            contents {
              databaseId
              kind
              name
              isLive
            }
          }
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const rows = funnel.product.contents.map((content) => {
    const kind = kindOf(content.kind);
    const page = kind === null ? null : PAGES[kind];
    return { ...content, href: page !== null && can(currentUser, { page }) ? routePath(page, { id: content.databaseId }) : undefined };
  });
  return (
    <Stack gap={3} as="section" aria-labelledby="contents">
      <Heading level={2} size="subheading" id="contents">
        Opens
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">The product has no contents yet.</Text>
      ) : (
        <DataTable label="Opens" columns={COLUMNS} rows={rows} rowKey={({ kind, databaseId }) => `${kind} ${databaseId}`} />
      )}
    </Stack>
  );
}
