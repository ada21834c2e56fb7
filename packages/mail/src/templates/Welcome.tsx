import { SET_PASSWORD_HOURS } from '@atlas/domain/auth';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** A payment was approved: a link that sets the password of the buyer's new account. */
export const Welcome = ({ data, frame }: MailProps<'welcome'>) => (
  <MailLayout
    frame={frame}
    title={mailSubject('welcome', data)}
    preheader="Choose a password, and your courses open."
    firstName={data.firstName}
    heading={`Welcome to ${PRODUCT_NAME}`}
    reason={`You get this email because your payment for ${data.product} was approved.`}
  >
    <Text style={TEXT}>
      We have your payment, and you are enrolled in {data.product}. Choose a password, and your courses open. The link works once, within{' '}
      {SET_PASSWORD_HOURS} hours. After that, get another one with “Forgot password” on the page where you log in.
    </Text>
    <MailButton href={frame.siteUrl + data.path}>Set your password</MailButton>
  </MailLayout>
);
