import { SET_PASSWORD_HOURS } from '@atlas/domain/auth';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** A link to set a first password. */
export const SetPassword = ({ data, frame }: MailProps<'setPassword'>) => (
  <MailLayout
    frame={frame}
    title={mailSubject('setPassword', data)}
    preheader={`Your ${PRODUCT_NAME} account is ready.`}
    firstName={data.firstName}
    heading="Set your password"
    reason={`You get this email because you have an ${PRODUCT_NAME} account with this address.`}
  >
    <Text style={TEXT}>
      Your account is ready. Choose a password, and you are in. The link works once, within {SET_PASSWORD_HOURS} hours.
    </Text>
    <MailButton href={frame.siteUrl + data.path}>Set your password</MailButton>
  </MailLayout>
);
