import { routePath } from '@atlas/domain/navigation';
import { mailSubject } from '@atlas/domain/notifications';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { Heading, Text } from 'react-email';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { ITEM_HEADING, TEXT } from '../type.ts';

/** The notice to administrators that the accounts that buyers pay into have changed. */
export const PayAccountsChanged = ({ data, frame }: MailProps<'payAccountsChanged'>) => {
  const { firstName, by, at, before, after } = data;
  const subject = mailSubject('payAccountsChanged', data);
  return (
    <MailLayout
      frame={frame}
      title={subject}
      preheader={`${by ?? 'The system'} changed where buyers send their payments.`}
      firstName={firstName}
      heading={subject}
      reason="You get this email because you are an administrator. It is sent whenever the payment accounts change."
    >
      <Text style={TEXT}>
        {by ?? 'The system'} changed them on {formatLongDate(at)} at {formatTime(at)}, Manila time. Buyers send their payments to the new
        ones from now on.
      </Text>
      <Accounts title="Before" accounts={before} />
      <Accounts title="Now" accounts={after} />
      <Text style={TEXT}>
        If you did not expect this, put the earlier accounts back in the history of this setting at once. Then ask {by ?? 'your team'} about
        the change. If it was made with your account and not by you, set a new password too.
      </Text>
      <MailButton href={frame.siteUrl + routePath('defaultSettings')}>Check the settings</MailButton>
    </MailLayout>
  );
};

const Accounts = ({ title, accounts }: { title: string; accounts: readonly string[] }) => (
  <>
    <Heading as="h2" style={ITEM_HEADING}>
      {title}
    </Heading>
    {accounts.length === 0 ? (
      <Text style={TEXT}>No accounts.</Text>
    ) : (
      <ul style={LIST}>
        {accounts.map((account, index) => (
          <li key={index} style={ITEM}>
            {account}
          </li>
        ))}
      </ul>
    )}
  </>
);

const LIST = { margin: '0 0 12px', paddingLeft: '20px' };
const ITEM = { ...TEXT, margin: '0 0 4px', overflowWrap: 'anywhere' } as const;
