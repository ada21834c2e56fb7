import { mailSubject } from '@atlas/domain/notifications';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { Text } from 'react-email';
import { Lines } from '../Lines.tsx';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** The answer to a bug report, with the link to its page. */
export const BugReportAnswered = ({ data, frame }: MailProps<'bugReportAnswered'>) => (
  <MailLayout
    frame={frame}
    title={mailSubject('bugReportAnswered', data)}
    preheader={data.answer}
    {...(data.firstName !== '' && { firstName: data.firstName })}
    heading={mailSubject('bugReportAnswered', data)}
    reason={`You get this email because you reported a problem with ${PRODUCT_NAME}.`}
  >
    <Text style={TEXT}>
      <Lines>{data.answer}</Lines>
    </Text>
    <Text style={TEXT}>The page of your report shows its state and all answers.</Text>
    <MailButton href={frame.siteUrl + data.path}>Open my report</MailButton>
  </MailLayout>
);
