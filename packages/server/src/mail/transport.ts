import nodemailer from 'nodemailer';
import type { Settings } from '../settings.ts';
import { smtpTls } from './smtpTls.ts';

/** An e-mail as it leaves the house. */
export interface OutgoingMail {
  /** The same each time it is tried, in angle brackets. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where one click ends such e-mails; null where they are about the account. */
  unsubscribeUrl: string | null;
}

/** What delivers mail. `send` resolves once the other side has taken it over and throws a MailFailure otherwise. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * Why an e-mail was not taken over: `gone`, there is no such address; `rejected`, this e-mail will never be taken; `later`, it may be another time;
 * `unreachable`, no e-mail is taken now: no connection, no answer, a wrong password of ours.
 */
type FailureKind = 'gone' | 'refused' | 'later' | 'unreachable';
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A server that says nothing is given up after so long, in milliseconds. */
const PATIENCE = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** And one that answers too slowly, in milliseconds: by then an e-mail must be over, see `sendDueMails`. */
const MAX_DURATION_MS = 60_000;

/** Delivers over SMTP_URL. Without it nothing leaves: in the demo the mailbox of development shows what would, elsewhere e-mails wait (null). */
export function openTransport({ smtp, demo }: Pick<Settings, 'smtp' | 'demo'>, longestMs = MAX_DURATION_MS): MailTransport | null {
  if (smtp) return smtpTransport(smtp, longestMs);
  return demo ? { send: () => Promise.resolve(), close: () => undefined } : null;
}

function smtpTransport({ url, from, bouncesTo }: NonNullable<Settings['smtp']>, longestMs: number): MailTransport {
  const transporter = nodemailer.createTransport(
    { ...smtpTls(url), pool: true, maxConnections: 1, disableFileAccess: true, disableUrlAccess: true, ...PATIENCE },
    { from },
  );
  return {
    send: async ({ to, unsubscribeUrl, ...mail }) => {
      await transporter
        .sendMail({
          ...mail,
          to,
          envelope: { from: bouncesTo, to },
          signal: AbortSignal.timeout(longestMs),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== null && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        .catch((error: unknown) => {
          throw failureOf(error as SmtpError);
        });
    },
    close: () => transporter.close(),
  };
}

interface SmtpError extends Error {
  responseCode?: number;
  /** The last line of the other side, code and all. */
  response?: string;
  /** The command that it answered. */
  command?: string;
}

const MAX_CHARACTERS = 500;

/** Only what is said of the recipient or of the e-mail itself is about it; anything else is between the two servers. */
function failureOf({ responseCode = 0, response, command, message }: SmtpError): MailFailure {
  const text = (response ?? message).slice(0, MAX_CHARACTERS);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode < 400 || responseCode === 421) return new MailFailure('unreachable', text);
  if (responseCode < 500) return new MailFailure('later', text);
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? null;
  return new MailFailure(command === 'RCPT TO' && isAddressGone(status) ? 'gone' : 'refused', text);
}

/**
 * Whether an enhanced status code (RFC 3463) says that there is no such address, as a mail server does that names none. A full mailbox (5.2) or a
 * refusal by policy (5.7) says nothing of the address.
 */
export const isAddressGone = (status: string | null): boolean => status === null || /^5\.[01]\./.test(status);
