import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { Text } from 'react-email';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** A test of whether mail arrives at all. */
export const TestMail = ({ data, frame }: MailProps<'testMail'>) => {
  const message = `This email was sent on ${formatLongDate(data.sentAt)} at ${formatTime(data.sentAt)}, Manila time.`;
  return (
    <MailLayout
      frame={frame}
      title={mailSubject('testMail', data)}
      preheader={message}
      heading="Mail works"
      reason={`You get this email because someone tested the mail of ${PRODUCT_NAME} with your address.`}
    >
      <Text style={{ ...TEXT, margin: 0 }}>{message}</Text>
    </MailLayout>
  );
};
