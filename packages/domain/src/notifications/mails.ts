import * as z from 'zod/mini';
import { PRODUCT_NAME } from '../navigation/pageTitle.ts';
import { type NotificationKind, NOTIFICATION_KINDS } from './kinds.ts';

const KINDS = NOTIFICATION_KINDS.map(({ kind }) => kind) as [NotificationKind, ...NotificationKind[]];

const news = {
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  body: z.string().check(z.maxLength(2000)),
  path: z.nullable(z.string().check(z.regex(/^\/(?!\/)/))),
};
/** A notification: its title, some more text, and the path of the site it links to. */
export const newsSchema = z.object(news);
const firstName = z.string().check(z.minLength(1));

const path = z.string().check(z.regex(/^\/(?!\/)/));
const number = z.int().check(z.positive());

/**
 * The contents of an announcement, which are the same for every recipient. They are read when the
 * email is sent instead of being stored with each email.
 */
const announcementContents = z.object({
  /** Rich text as `RichText` describes it. */
  text: z.array(z.unknown()),
  path: z.nullable(path),
  /** The registered name and address of the business. */
  sender: z.string().check(z.minLength(1)),
  address: z.string().check(z.minLength(1)),
});
const announcementData = { firstName, announcementId: number, title: z.string().check(z.minLength(1), z.maxLength(200)) };

/** Payment accounts, each in a line. */
const payAccountTexts = z.array(z.string().check(z.minLength(1))).check(z.maxLength(20));

/** Account changes that are reported to the account's owner. */
export const ACCOUNT_CHANGES = [
  'password',
  'passwordReset',
  'email',
  'emailAsked',
  'emailAskedByStaff',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodes',
  'recoveryCodeUsed',
  'calendarFeed',
  'signUpTried',
  'dataReady',
  'deletionAsked',
  'deletionWithdrawn',
  'merged',
  'mergeUndone',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/**
 * The payload of each email, validated when it is queued and again when it is sent. Emails about
 * the account go to everyone who has one. `secrets` exist only while the email is sent; they are
 * never stored in the outbox or a log. They also contain what is the same for very many emails.
 */
export const MAILS = {
  /** One notification, sent at once. */
  notification: { data: z.object({ firstName, kind: z.enum(KINDS), ...news }), isAboutAccount: false },
  /** Unread notifications of a day. */
  dailyNews: {
    data: z.object({
      firstName,
      news: z.array(newsSchema).check(z.minLength(1), z.maxLength(20)),
      /** The number of further notifications. */
      more: z.int().check(z.nonnegative()),
    }),
    isAboutAccount: false,
  },
  /**
   * For a forgotten password: the code for the page where it was requested, and a link that needs
   * no code.
   */
  passwordReset: {
    data: z.object({ firstName, resetId: number, linkId: number }),
    secrets: z.object({ code: z.string().check(z.regex(/^[0-9]{6}$/)), path }),
    isAboutAccount: true,
  },
  /** A link for setting a first password, sent by another person. */
  setPassword: { data: z.object({ firstName, resetId: number }), secrets: z.object({ path }), isAboutAccount: true },
  /** A link that confirms an address: of a new account, or of a change of address. */
  confirmEmail: {
    data: z.object({ firstName, confirmationId: number, isChange: z.boolean(), isByStaff: z._default(z.boolean(), false) }),
    secrets: z.object({ path }),
    isAboutAccount: true,
  },
  /** A change to how the person signs in. `email` is the new address when it changed. */
  accountChanged: {
    data: z.object({ firstName, change: z.enum(ACCOUNT_CHANGES), at: z.iso.datetime(), email: z.nullable(z.string()) }),
    isAboutAccount: true,
  },
  /**
   * For administrators: the accounts that buyers pay into have changed. `by` is null when the
   * server did.
   */
  payAccountsChanged: {
    data: z.object({
      firstName,
      by: z.nullable(z.string().check(z.minLength(1))),
      at: z.iso.datetime(),
      before: payAccountTexts,
      after: payAccountTexts,
    }),
    isAboutAccount: true,
  },
  /**
   * Explains why neither a sign-up nor a new password works: the account with the address is
   * archived.
   */
  accountArchived: { data: z.object({ firstName }), isAboutAccount: true },
  /**
   * The link of an order: how to pay, or how to confirm the address first. `due` is the amount, and
   * `lastDay` the last day to pay it; both null for a link that was requested again.
   */
  orderPlaced: {
    data: z.object({
      firstName,
      orderId: number,
      product: z.string().check(z.minLength(1)),
      payCode: z.string().check(z.minLength(1)),
      due: z.string().check(z.minLength(1)),
      lastDay: z.nullable(z.string().check(z.minLength(1))),
      isToConfirm: z.boolean(),
    }),
    secrets: z.object({ path }),
    isAboutAccount: true,
  },
  /** For the buyer of an order: why its receipt was not accepted. */
  orderReceipt: {
    data: z.object({ firstName, orderId: number, product: z.string().check(z.minLength(1)), reason: z.string().check(z.minLength(1)) }),
    secrets: z.object({ path }),
    isAboutAccount: true,
  },
  /** The answer to a bug report, for an account or an address that a visitor left. */
  bugReportAnswered: {
    data: z.object({
      /** Empty for a visitor. */
      firstName: z.string(),
      reportId: number,
      ticket: z.string().check(z.minLength(1)),
      answer: z.string().check(z.minLength(1)),
    }),
    secrets: z.object({ path }),
    isAboutAccount: true,
  },
  /** For a buyer whose payment was approved: a link that sets the password of the new account. */
  welcome: {
    data: z.object({ firstName, resetId: number, product: z.string().check(z.minLength(1)) }),
    secrets: z.object({ path }),
    isAboutAccount: true,
  },
  /** For a participant of a challenge without an account: the link to the page of the day. */
  challengeJoined: {
    data: z.object({
      participantId: number,
      challenge: z.string().check(z.minLength(1)),
      days: number,
      firstDay: z.string().check(z.minLength(1)),
    }),
    secrets: z.object({ path }),
    isAboutAccount: true,
  },
  /** An announcement of staff. */
  announcement: { data: z.object(announcementData), secrets: announcementContents, isAboutAccount: false },
  /** An announcement as its author tests it, sent to the author only. */
  announcementTest: { data: z.object(announcementData), secrets: announcementContents, isAboutAccount: true },
  /** A test of mail delivery. */
  testMail: { data: z.object({ sentAt: z.iso.datetime() }), isAboutAccount: true },
} as const;

export type MailName = keyof typeof MAILS;
export type MailData<Name extends MailName> = z.infer<(typeof MAILS)[Name]['data']>;

type SecretsSchema<Name extends MailName> = (typeof MAILS)[Name] extends { secrets: infer Secrets extends z.core.SomeType }
  ? Secrets
  : never;
/** The emails that include a secret. */
export type SecretMail = { [Name in MailName]: [SecretsSchema<Name>] extends [never] ? never : Name }[MailName];
export type MailSecrets<Name extends SecretMail> = z.infer<SecretsSchema<Name>>;
/** The full payload of an email: its stored data and its secrets. */
export type MailPayload<Name extends MailName> = MailData<Name> & (Name extends SecretMail ? MailSecrets<Name> : unknown);

/**
 * Parses the payload of an email including its secrets, and lists the fields that are missing or
 * invalid.
 */
export function readMailPayload<Name extends MailName>(name: Name, given: unknown): { received: MailPayload<Name>; wrong: string[] } {
  const { data, secrets }: { data: z.core.$ZodType; secrets?: z.core.$ZodType } = { ...MAILS[name] };
  const read = [data, ...(secrets ? [secrets] : [])].map((schema) => z.safeParse(schema, given));
  return {
    received: Object.assign({}, ...read.map((part) => part.data)) as MailPayload<Name>,
    wrong: read.flatMap(({ error }) => error?.issues ?? []).map(({ path }) => path.join('.')),
  };
}

export const isSecretMail = (name: MailName): name is SecretMail => 'secrets' in MAILS[name];

const CHANGES: Readonly<Record<AccountChange, string>> = {
  password: 'Your password was changed',
  passwordReset: 'Your password was changed',
  email: 'Your email was changed',
  emailAsked: 'Someone wants to change your email',
  emailAskedByStaff: 'Our team wants to change your email',
  secondFactorOn: 'Two-step sign-in is on',
  secondFactorOff: 'Two-step sign-in is off',
  recoveryCodes: 'You have new recovery codes',
  recoveryCodeUsed: 'A recovery code was used',
  calendarFeed: 'Your calendar feed was ended',
  signUpTried: 'You already have an account',
  dataReady: 'Your data is ready to download',
  deletionAsked: 'Your account will be deleted',
  deletionWithdrawn: 'Your account stays',
  merged: 'Your accounts are one now',
  mergeUndone: 'Your accounts are separate again',
};

const SUBJECTS: { [Name in MailName]: (data: MailData<Name>) => string } = {
  notification: ({ title }) => title,
  dailyNews: ({ news: [first], more, news: { length } }) => {
    const others = length - 1 + more;
    return others === 0 ? (first?.title ?? '') : `${first?.title ?? ''} and ${others} more`;
  },
  passwordReset: () => 'Your code for a new password',
  setPassword: () => 'Set your password',
  confirmEmail: ({ isChange }) => (isChange ? 'Confirm your new email' : 'Confirm your email'),
  accountChanged: ({ change }) => CHANGES[change],
  payAccountsChanged: () => 'The payment accounts were changed',
  accountArchived: () => 'Your account is archived',
  orderPlaced: ({ product, isToConfirm }) => (isToConfirm ? `Confirm your order of ${product}` : `Your order of ${product}`),
  orderReceipt: () => 'Please check your receipt',
  bugReportAnswered: ({ ticket }) => `Answer to your bug report ${ticket}`,
  welcome: ({ product }) => `You are enrolled in ${product}`,
  challengeJoined: ({ challenge }) => `Your page of the ${challenge}`,
  announcement: ({ title }) => title,
  announcementTest: ({ title }) => `Test: ${title}`,
  testMail: () => 'Mail from Atlas arrives',
};

/** The subject of an email as it is stored, without its secrets. */
export const mailSubject = <Name extends MailName>(name: Name, data: MailData<Name>): string => SUBJECTS[name](data);

/**
 * The subject of an email as it is sent. A code comes first, so that a notification shows it whole.
 *
 * @example
 * const reset = { firstName: 'Ana', resetId: 7, linkId: 8, code: '482913', path: '/reset' };
 * sentSubject('passwordReset', reset) // '482913 is your Atlas code'
 */
export function sentSubject<Name extends MailName>(name: Name, received: MailPayload<Name>): string {
  const { code } = received as { code?: string };
  return code === undefined ? mailSubject(name, received) : `${code} is your ${PRODUCT_NAME} code`;
}

/** Maximum number of items in a daily digest. */
export const MAX_DAILY_NEWS = 20;
