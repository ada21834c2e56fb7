import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailName, MailPayload } from '@atlas/domain/notifications';
import { APP_FOLDER } from '../http/renderer.ts';

/** The context of an email, in addition to its data. */
export interface MailContext {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The address that unsubscribes its reader from this kind; null when that is not possible. */
  unsubscribeUrl: string | null;
}

/** The renderer of emails, built for the server (packages/mail/src/render.tsx). */
export interface MailRenderer {
  /**
   * Renders an email as HTML and as plain text.
   *
   * @throws TypeError that names the email and the field, for an invalid payload
   */
  renderMail<Name extends MailName>(name: Name, received: MailPayload<Name>, context: MailContext): Promise<{ html: string; text: string }>;
}

/** Loads the built emails on the first call, not at startup; null before the first build. */
export async function loadMailRenderer(folder = APP_FOLDER): Promise<MailRenderer | null> {
  const built = join(folder, 'dist-server/mail.js');
  return existsSync(built) ? ((await import(pathToFileURL(built).href)) as MailRenderer) : null;
}
