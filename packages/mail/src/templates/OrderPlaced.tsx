import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { Lines } from '../Lines.tsx';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** The link of an order: how to pay, or how to confirm the address first. */
export const OrderPlaced = ({ data, frame }: MailProps<'orderPlaced'>) => {
  const { product, payCode, due, lastDay, isToConfirm } = data;
  const subject = mailSubject('orderPlaced', data);
  const lines = [product, `Order ${payCode}`, `To pay first: ${due}`, ...(lastDay === null ? [] : [`Until ${lastDay}`])];
  return (
    <MailLayout
      frame={frame}
      title={subject}
      preheader={isToConfirm ? 'Tap once to see how to pay.' : `Order ${payCode}: how to pay, and where it stands.`}
      firstName={data.firstName}
      heading={subject}
      reason={`You get this email because someone ordered at ${PRODUCT_NAME} with this address. If it was not you, do nothing: an order that is not paid ends by itself.`}
    >
      <Text style={TEXT}>
        {isToConfirm
          ? 'One more step: open your order with this button, and it shows how to pay.'
          : 'Your order shows how to pay, takes your receipt, and says where it stands. You need no password for it.'}
      </Text>
      <Text style={TEXT}>
        <Lines>{lines.join('\n')}</Lines>
      </Text>
      <MailButton href={frame.siteUrl + data.path}>{isToConfirm ? 'Confirm my order' : 'Open my order'}</MailButton>
      <Text style={TEXT}>Keep this email: its button opens the order in any browser. Do not forward it.</Text>
    </MailLayout>
  );
};
