import type { MailName, MailPayload } from '@atlas/domain/notifications';

/** The context of an email, in addition to its data. */
export interface MailContext {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The address that unsubscribes its reader from this kind; null when that is not possible. */
  unsubscribeUrl: string | null;
}

export interface MailProps<Name extends MailName> {
  data: MailPayload<Name>;
  frame: MailContext;
}
