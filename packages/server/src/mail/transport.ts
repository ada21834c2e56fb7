import nodemailer from 'nodemailer';
import type { Settings } from '../settings.ts';
import { smtpTls } from './smtpTls.ts';

/** An outgoing email. */
export interface OutgoingMail {
  /** The same on each attempt, in angle brackets. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address for unsubscribing with one click; null for emails about the account. */
  unsubscribeUrl: string | null;
}

/**
 * Delivers mail. `send` resolves once the other side has accepted it, and throws a MailFailure
 * otherwise.
 */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * Why an email was not accepted. `gone`: the address does not exist. `refused`: this email will
 * never be accepted. `later`: another attempt may succeed. `unreachable`: no email is accepted
 * now, because there is no connection or response, or our password is wrong.
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

/** Time limits for a silent server, in milliseconds. */
const PATIENCE = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/**
 * Time limit for a server that responds too slowly, in milliseconds. An email must be finished by
 * then, see `sendDueMails`.
 */
const MAX_DURATION_MS = 60_000;

/**
 * Opens the transport over SMTP_URL. Without it nothing is sent: the demo shows emails in its
 * development mailbox, elsewhere they wait (null).
 */
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
  /** The last line from the other side, with its code. */
  response?: string;
  /** The command that it responded to. */
  command?: string;
}

const MAX_CHARACTERS = 500;

/**
 * Converts an SMTP error. Only errors about the recipient or the email itself are the email's;
 * any other concerns the two servers.
 */
function failureOf({ responseCode = 0, response, command, message }: SmtpError): MailFailure {
  const text = (response ?? message).slice(0, MAX_CHARACTERS);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode < 400 || responseCode === 421) return new MailFailure('unreachable', text);
  if (responseCode < 500) return new MailFailure('later', text);
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? null;
  return new MailFailure(command === 'RCPT TO' && isAddressGone(status) ? 'gone' : 'refused', text);
}

/**
 * Whether an enhanced status code (RFC 3463) means that the address does not exist. So does a
 * missing code, from a mail server that sends none. A full mailbox (5.2) or a policy (5.7) does not
 * concern the address.
 */
export const isAddressGone = (status: string | null): boolean => status === null || /^5\.[01]\./.test(status);
