import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { Lines } from '../Lines.tsx';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** Why the receipt of an order was not accepted, with the link to send another one. */
export const OrderReceipt = ({ data, frame }: MailProps<'orderReceipt'>) => (
  <MailLayout
    frame={frame}
    title={mailSubject('orderReceipt', data)}
    preheader={data.reason}
    firstName={data.firstName}
    heading={mailSubject('orderReceipt', data)}
    reason={`You get this email because you ordered at ${PRODUCT_NAME} with this address.`}
  >
    <Text style={TEXT}>We could not accept the receipt for {data.product}:</Text>
    <Text style={TEXT}>
      <Lines>{data.reason}</Lines>
    </Text>
    <Text style={TEXT}>Open your order and send it again. Your payment is not lost.</Text>
    <MailButton href={frame.siteUrl + data.path}>Open my order</MailButton>
  </MailLayout>
);
