import type { MailName } from '@atlas/domain/notifications';
import type { ReactElement } from 'react';
import type { MailProps } from './mailProps.ts';
import { AccountArchived } from './templates/AccountArchived.tsx';
import { AccountChanged } from './templates/AccountChanged.tsx';
import { Announcement, AnnouncementTest } from './templates/Announcement.tsx';
import { BugReportAnswered } from './templates/BugReportAnswered.tsx';
import { ChallengeJoined } from './templates/ChallengeJoined.tsx';
import { ConfirmEmail } from './templates/ConfirmEmail.tsx';
import { DailyNews } from './templates/DailyNews.tsx';
import { Notification } from './templates/Notification.tsx';
import { OrderPlaced } from './templates/OrderPlaced.tsx';
import { OrderReceipt } from './templates/OrderReceipt.tsx';
import { PayAccountsChanged } from './templates/PayAccountsChanged.tsx';
import { PasswordReset } from './templates/PasswordReset.tsx';
import { SetPassword } from './templates/SetPassword.tsx';
import { TestMail } from './templates/TestMail.tsx';
import { Welcome } from './templates/Welcome.tsx';

/** The component of each email. */
export const TEMPLATES: { readonly [Name in MailName]: (props: MailProps<Name>) => ReactElement } = {
  notification: Notification,
  dailyNews: DailyNews,
  passwordReset: PasswordReset,
  setPassword: SetPassword,
  confirmEmail: ConfirmEmail,
  accountChanged: AccountChanged,
  payAccountsChanged: PayAccountsChanged,
  accountArchived: AccountArchived,
  orderPlaced: OrderPlaced,
  orderReceipt: OrderReceipt,
  bugReportAnswered: BugReportAnswered,
  welcome: Welcome,
  challengeJoined: ChallengeJoined,
  announcement: Announcement,
  announcementTest: AnnouncementTest,
  testMail: TestMail,
};
