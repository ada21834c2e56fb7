import { CONFIRMATION_DAYS, STAFF_CHANGE_HOURS } from '@atlas/domain/auth';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** A link that confirms that an address belongs to the recipient. */
export const ConfirmEmail = ({ data, frame }: MailProps<'confirmEmail'>) => {
  const subject = mailSubject('confirmEmail', data);
  return (
    <MailLayout
      frame={frame}
      title={subject}
      preheader="Tap once to confirm that our emails reach you."
      firstName={data.firstName}
      heading={subject}
      reason={
        data.isByStaff
          ? `You get this email because the team of ${PRODUCT_NAME} was asked to change an account to this address. If it is not yours, do nothing.`
          : data.isChange
            ? `You get this email because someone wants to log in to ${PRODUCT_NAME} with this address. If it was not you, do nothing.`
            : `You get this email because someone signed up at ${PRODUCT_NAME} with this address. If it was not you, do nothing.`
      }
    >
      <Text style={TEXT}>
        {data.isChange
          ? 'After that, you log in with this address, and you are signed out everywhere.'
          : 'Reminders about your lessons, events and payments will then reach you.'}{' '}
        The link works for {data.isByStaff ? `${STAFF_CHANGE_HOURS} hours` : `${CONFIRMATION_DAYS} days`}.
      </Text>
      <MailButton href={frame.siteUrl + data.path}>Confirm this email</MailButton>
    </MailLayout>
  );
};
