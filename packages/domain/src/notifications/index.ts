export { DAILY_NEWS_HOUR, dailyNewsPeriod } from './dailyNewsPeriod.ts';
export { DAILY_KINDS, isNotificationKind, isUrgentKind, NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts';
export { isHeldAtNight, LIMITED_BY_IMPORTANCE, mailClass, type MailClass } from './mailClass.ts';
export { mailRetryAt } from './mailRetryAt.ts';
export {
  ACCOUNT_CHANGES,
  type AccountChange,
  isSecretMail,
  type MailData,
  type MailName,
  MAILS,
  type MailSecrets,
  mailSubject,
  type MailPayload,
  MAX_DAILY_NEWS,
  newsSchema,
  readMailPayload,
  type SecretMail,
  sentSubject,
} from './mails.ts';
export { outboxList } from './outboxList.ts';
export { afterQuietHours, nextMorning, QUIET_HOURS } from './quietHours.ts';
export { receivableKinds } from './receivableKinds.ts';
export { sendAgainProblem } from './sendAgainProblem.ts';
export { notMailedText, type NotMailed, type Recipient, wantsMail, whyNotMailed } from './whyNotMailed.ts';
