import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailName, MailPayload } from '@atlas/domain/notifications';
import { APP_FOLDER } from '../http/renderer.ts';

/** What an e-mail needs beside its data. */
export interface MailContext {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Where its reader ends e-mails of this kind; null where they cannot be ended. */
  unsubscribeUrl: string | null;
}

/** The e-mails, built for the server (packages/mail/src/render.tsx). */
export interface MailRenderer {
  /** An e-mail as HTML and as plain text. Throws a TypeError that names the e-mail and the field, where that is not what the e-mail is to be told. */
  renderMail<Name extends MailName>(name: Name, received: MailPayload<Name>, context: MailContext): Promise<{ html: string; text: string }>;
}

/** The built e-mails, which the first call loads, and not the start of a process; null before the first build. */
export async function loadMailRenderer(folder = APP_FOLDER): Promise<MailRenderer | null> {
  const built = join(folder, 'dist-server/mail.js');
  return existsSync(built) ? ((await import(pathToFileURL(built).href)) as MailRenderer) : null;
}
