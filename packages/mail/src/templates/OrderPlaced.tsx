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
  const lines = [product, `Order ${payCode}`, `Due first: ${due}`, ...(lastDay === null ? [] : [`Pay by ${lastDay}`])];
  return (
    <MailLayout
      frame={frame}
      title={subject}
      preheader={isToConfirm ? 'Tap once to see how to pay.' : `Order ${payCode}: how to pay, and its progress.`}
      firstName={data.firstName}
      heading={subject}
      reason={`You get this email because someone ordered at ${PRODUCT_NAME} with this address. If it was not you, do nothing: an unpaid order expires automatically.`}
    >
      <Text style={TEXT}>
        {isToConfirm
          ? 'One more step: confirm your order with this button to see how to pay.'
          : 'Open your order to see how to pay, send your receipt and follow its progress. You do not need a password.'}
      </Text>
      <Text style={TEXT}>
        <Lines>{lines.join('\n')}</Lines>
      </Text>
      <Text style={TEXT}>Keep this email, and do not forward it: its button opens your order in any browser.</Text>
      <MailButton href={frame.siteUrl + data.path}>{isToConfirm ? 'Confirm my order' : 'Open my order'}</MailButton>
    </MailLayout>
  );
};
