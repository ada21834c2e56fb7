import type { MailName, MailPayload } from '@atlas/domain/notifications';

/** What an e-mail needs beside its data. */
export interface MailContext {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Where its reader ends e-mails of this kind; null where they cannot be ended. */
  unsubscribeUrl: string | null;
}

export interface MailProps<Name extends MailName> {
  data: MailPayload<Name>;
  frame: MailContext;
}
