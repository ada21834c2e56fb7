import { PRODUCT_NAME, routePath } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/**
 * The notice to a person who cannot sign up or set a new password, because their account is
 * archived.
 */
export const AccountArchived = ({ data, frame }: MailProps<'accountArchived'>) => (
  <MailLayout
    frame={frame}
    title={mailSubject('accountArchived', data)}
    preheader="Write to us to open it again."
    firstName={data.firstName}
    heading={mailSubject('accountArchived', data)}
    reason={`You get this email because you have an ${PRODUCT_NAME} account with this address.`}
  >
    <Text style={TEXT}>
      Someone tried to sign up or to set a new password with this address. Your account is archived, so neither works at the moment. What is
      in your account is kept.
    </Text>
    <Text style={TEXT}>To use your account again, write to us. If it was not you, you can ignore this email.</Text>
    <MailButton href={frame.siteUrl + routePath('bugReport')}>Write to us</MailButton>
  </MailLayout>
);
