import { RESET_MINUTES } from '@atlas/domain/auth';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { sentSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { painted } from '../painted.ts';
import { TEXT } from '../type.ts';

/** The code for a forgotten password, and a link that contains it. */
export const PasswordReset = ({ data, frame }: MailProps<'passwordReset'>) => (
  <MailLayout
    frame={frame}
    title={sentSubject('passwordReset', data)}
    preheader={`Type it where you asked for it, within ${RESET_MINUTES} minutes.`}
    firstName={data.firstName}
    heading="Your code for a new password"
    reason={`You get this email because someone asked for a new password for your ${PRODUCT_NAME} account. If it was not you, do nothing: without the code, no one can get in.`}
  >
    <Text className="ink" style={CODE}>
      {data.code}
    </Text>
    <Text style={TEXT}>Type it where you asked for it, within {RESET_MINUTES} minutes. We will never ask you for it.</Text>
    <MailButton href={frame.siteUrl + data.path}>Set a new password</MailButton>
  </MailLayout>
);

const CODE = {
  ...painted('ink').style,
  fontSize: '32px',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  letterSpacing: '6px',
  lineHeight: '40px',
  margin: '8px 0 16px',
} as const;
