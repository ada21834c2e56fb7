import { routePath } from '@atlas/domain/navigation';
import { type AccountChange, mailSubject } from '@atlas/domain/notifications';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { Text } from 'react-email';
import { MailButton } from '../MailButton.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { TEXT } from '../type.ts';

/** The consequence of each change for the reader. */
const MEANS: Readonly<Record<AccountChange, string>> = {
  password: 'You were signed out everywhere else.',
  passwordReset: 'You were signed out everywhere. Log in with the new one.',
  email: 'You were signed out everywhere.',
  emailAsked: 'It changes once you open the link that we sent there.',
  emailAskedByStaff: 'It changes once the link that we sent there is opened. Until then, you log in with this one.',
  secondFactorOn: 'From now on, you enter a code from your authenticator app when you log in. You were signed out everywhere else.',
  secondFactorOff: 'From now on, your password alone is enough to log in.',
  recoveryCodes: 'The old ones no longer work.',
  recoveryCodeUsed: 'It replaced a code from your authenticator app at sign-in, and no longer works.',
  calendarFeed: 'Your calendar no longer receives your events. To subscribe again, create a new link on your events page.',
  signUpTried: 'Someone signed up with your email. You have an account already: log in instead, or set a new password if you forgot it.',
  dataReady: 'Log in and download the file within 24 hours. After that it is removed.',
  deletionAsked: 'You can withdraw your request for a week. After that we delete your account within 30 days of your request.',
  deletionWithdrawn: 'You withdrew your request to delete it.',
  merged: 'We joined your accounts. Everything that was in the others is in this one, and only its address logs in.',
  mergeUndone: 'We separated accounts that we had joined. Each has its own address again, with what was in it before.',
};

/** The way to the account settings, for changes that are made there. */
const ACCOUNT_BUTTONS: { readonly [Change in AccountChange]?: string } = {
  dataReady: 'Download my data',
  deletionAsked: 'See my request',
  emailAskedByStaff: 'See the change',
};

const CAUTION = 'If it was not you, set a new password at once.';
/** Advice to a reader who did not make the change, when it is not the default caution. */
const ADVICE: { readonly [Change in AccountChange]?: string } = {
  signUpTried: 'If it was not you, you can ignore this email.',
  emailAskedByStaff: 'If you did not ask for this, log in and cancel the change on your account page, or write to us.',
  merged: 'If these are not both your accounts, contact us. We can undo it for seven days.',
  mergeUndone: 'If something is missing, contact us.',
};

/** The address in the mail, when it is not the one that the account has changed to. */
const ADDRESS: { readonly [Change in AccountChange]?: (email: string) => string } = {
  emailAsked: (email) => `The new one is to be ${email}.`,
  emailAskedByStaff: (email) => `The new one is to be ${email}.`,
  merged: (email) => `Log in with ${email} from now on.`,
  mergeUndone: (email) => `This account logs in with ${email}.`,
};

/** The notice that a sign-in method or secret of an account has changed. */
export const AccountChanged = ({ data, frame }: MailProps<'accountChanged'>) => {
  const { firstName, change, at, email } = data;
  const subject = mailSubject('accountChanged', data);
  return (
    <MailLayout
      frame={frame}
      title={subject}
      preheader={`${formatLongDate(at)} at ${formatTime(at)}, Manila time.`}
      firstName={firstName}
      heading={subject}
      reason={
        change === 'dataReady' || change === 'deletionAsked' || change === 'deletionWithdrawn'
          ? 'You get this email because you made a request about your data.'
          : 'You get this email whenever the way you log in changes.'
      }
    >
      {email !== null && <Text style={TEXT}>{ADDRESS[change]?.(email) ?? `It is ${email} now.`}</Text>}
      <Text style={TEXT}>
        {MEANS[change]} This happened on {formatLongDate(at)} at {formatTime(at)}, Manila time.
      </Text>
      <Text style={TEXT}>{ADVICE[change] ?? CAUTION}</Text>
      {ACCOUNT_BUTTONS[change] === undefined ? (
        <MailButton href={frame.siteUrl + routePath('forgotPassword')}>Set a new password</MailButton>
      ) : (
        <MailButton href={`${frame.siteUrl}${routePath('myProfile')}?tab=account`}>{ACCOUNT_BUTTONS[change]}</MailButton>
      )}
    </MailLayout>
  );
};
