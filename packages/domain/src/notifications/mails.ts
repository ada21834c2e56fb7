import * as z from 'zod/mini';
import { type NotificationKind, NOTIFICATION_KINDS } from './kinds.ts';

const KINDS = NOTIFICATION_KINDS.map(({ kind }) => kind) as [NotificationKind, ...NotificationKind[]];

const news = {
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  body: z.string().check(z.maxLength(2000)),
  path: z.nullable(z.string().check(z.regex(/^\/(?!\/)/))),
};
/** What somebody is told: a sentence, a few more of them, and the path of the site that it leads to. */
export const newsSchema = z.object(news);
const firstName = z.string().check(z.minLength(1));

const path = z.string().check(z.regex(/^\/(?!\/)/));
const number = z.int().check(z.positive());

/** What of an account changed, for whoever owns it to hear of it. */
export const ACCOUNT_CHANGES = [
  'password',
  'passwordReset',
  'email',
  'emailAsked',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodes',
  'recoveryCodeUsed',
  'calendarFeed',
  'signUpTried',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/**
 * What each e-mail is told, checked when it is decided and again when it is sent. One about the account goes to everybody who has one. `secrets` are
 * known only while it is sent: they stand in no outbox and no log.
 */
export const MAILS = {
  /** One notification, at once. */
  notification: { data: z.object({ firstName, kind: z.enum(KINDS), ...news }), isAboutAccount: false },
  /** What came in a day and was not read. */
  dailyNews: {
    data: z.object({
      firstName,
      news: z.array(newsSchema).check(z.minLength(1), z.maxLength(20)),
      /** How many more there are. */
      more: z.int().check(z.nonnegative()),
    }),
    isAboutAccount: false,
  },
  /** The code, for the page where somebody asked for it, and a link that needs none, for whoever forgot the password. */
  passwordReset: {
    data: z.object({ firstName, resetId: number, linkId: number }),
    secrets: z.object({ code: z.string().check(z.regex(/^[0-9]{6}$/)), path }),
    isAboutAccount: true,
  },
  /** A link for a first password, sent by somebody else. */
  setPassword: { data: z.object({ firstName, resetId: number }), secrets: z.object({ path }), isAboutAccount: true },
  /** A link that shows that the address is theirs: of a new account, or one that is to take the place of the former. */
  confirmEmail: {
    data: z.object({ firstName, confirmationId: number, isChange: z.boolean() }),
    secrets: z.object({ path }),
    isAboutAccount: true,
  },
  /** Something that lets people in was changed. `email` is the new address, of a change of it. */
  accountChanged: {
    data: z.object({ firstName, change: z.enum(ACCOUNT_CHANGES), at: z.iso.datetime(), email: z.nullable(z.string()) }),
    isAboutAccount: true,
  },
  /** Why neither a sign-up nor a new password helps: the account with the address is archived. */
  accountArchived: { data: z.object({ firstName }), isAboutAccount: true },
  /** Whether mail arrives at all. */
  testMail: { data: z.object({ sentAt: z.iso.datetime() }), isAboutAccount: true },
} as const;

export type MailName = keyof typeof MAILS;
export type MailData<Name extends MailName> = z.infer<(typeof MAILS)[Name]['data']>;

type SecretsSchema<Name extends MailName> = (typeof MAILS)[Name] extends { secrets: infer Secrets extends z.core.SomeType }
  ? Secrets
  : never;
/** The e-mails that are told a secret while they are sent. */
export type SecretMail = { [Name in MailName]: [SecretsSchema<Name>] extends [never] ? never : Name }[MailName];
export type MailSecrets<Name extends SecretMail> = z.infer<SecretsSchema<Name>>;
/** All that an e-mail is told: what was decided, and its secrets. */
export type MailPayload<Name extends MailName> = MailData<Name> & (Name extends SecretMail ? MailSecrets<Name> : unknown);

/** Reads what an e-mail is told, its secrets included, with the names of the fields that are missing or wrong. */
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
  emailAsked: 'Somebody wants to change your email',
  secondFactorOn: 'Two-step sign-in is on',
  secondFactorOff: 'Two-step sign-in is off',
  recoveryCodes: 'You have new recovery codes',
  recoveryCodeUsed: 'A recovery code was used',
  calendarFeed: 'Your calendar feed was ended',
  signUpTried: 'You already have an account',
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
  accountArchived: () => 'Your account is archived',
  testMail: () => 'Mail from Atlas arrives',
};

/** The subject of an e-mail. */
export const mailSubject = <Name extends MailName>(name: Name, data: MailData<Name>): string => SUBJECTS[name](data);

/** How many items a daily e-mail shows. */
export const MAX_DAILY_NEWS = 20;
