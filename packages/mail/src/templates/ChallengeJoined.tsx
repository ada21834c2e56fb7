import { PRODUCT_NAME } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { Text } from 'react-email';
import { Lines } from '../Lines.tsx';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** The link to the page of a challenge, for a participant without an account. */
export const ChallengeJoined = ({ data, frame }: MailProps<'challengeJoined'>) => {
  const { challenge, days, firstDay } = data;
  return (
    <MailLayout
      frame={frame}
      title={mailSubject('challengeJoined', data)}
      preheader={`One small task a day for ${days} days. It starts on ${firstDay}.`}
      heading="You are in the challenge"
      reason={`You get this email because someone joined a challenge at ${PRODUCT_NAME} with this address. If it was not you, do nothing.`}
    >
      <Text style={TEXT}>
        <Lines>{`${challenge}\nFirst day: ${firstDay}`}</Lines>
      </Text>
      <Text style={TEXT}>
        Each day opens at midnight, Manila time. Open your page, do the task, and mark it as done. You do not need a password. If you miss a
        day, you can catch up until the challenge ends.
      </Text>
      <Text style={TEXT}>Keep this email, and do not forward it: its button opens your page in any browser.</Text>
      <MailButton href={frame.siteUrl + data.path}>Open my challenge</MailButton>
    </MailLayout>
  );
};
