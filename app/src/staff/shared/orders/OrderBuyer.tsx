import { Heading, KeyValueList, Link, Stack } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../../routing/useOpens.ts';
import { messengerHref } from '../payments/messengerHref.ts';
import type { OrderBuyer_order$key } from './__generated__/OrderBuyer_order.graphql.ts';

/** The buyer of an order, with the links to reach them and to their account. */
export function OrderBuyer({ order: key }: { order: OrderBuyer_order$key }) {
  const { email, mobileNumber, facebookProfile, user } = useFragment(
    graphql`
      fragment OrderBuyer_order on Order {
        email
        mobileNumber
        facebookProfile
        user {
          databaseId
          name
        }
      }
    `,
    key,
  );
  const opensPerson = useOpens('user');
  const messenger = facebookProfile == null ? null : messengerHref(facebookProfile);
  return (
    <Stack gap={2} as="section" aria-label="Buyer">
      <Heading level={3}>Buyer</Heading>
      <KeyValueList
        items={[
          { label: 'Email', value: <Link href={`mailto:${email}`}>{email}</Link> },
          { label: 'Mobile', value: mobileNumber == null ? null : <Link href={`tel:${mobileNumber}`}>{mobileNumber}</Link> },
          {
            label: 'Messenger',
            value: messenger === null ? facebookProfile : <Link href={messenger}>{messenger.replace('https://', '')}</Link>,
          },
          {
            label: 'Account',
            value: user && (opensPerson ? <Link href={routePath('user', { id: user.databaseId })}>{user.name}</Link> : user.name),
          },
        ]}
      />
    </Stack>
  );
}
