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
    preheader="Set your password to open your courses."
    firstName={data.firstName}
    heading={`Welcome to ${PRODUCT_NAME}`}
    reason={`You get this email because your payment for ${data.product} was approved.`}
  >
    <Text style={TEXT}>
      We received your payment, and you are enrolled in {data.product}. Set your password to open your courses. The link works once, within{' '}
      {SET_PASSWORD_HOURS} hours. After that, request another one with “Forgot password” on the login page.
    </Text>
    <MailButton href={frame.siteUrl + data.path}>Set your password</MailButton>
  </MailLayout>
);
