import { type MailName, type MailPayload, readMailPayload } from '@atlas/domain/notifications';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContext, MailProps } from './mailProps.ts';
import { plainText } from './plainText.ts';
import { TEMPLATES } from './templates.ts';

/**
 * Renders an email as HTML and as plain text.
 *
 * @throws TypeError that names the email and the field, for invalid data
 */
export async function renderMail<Name extends MailName>(
  name: Name,
  data: MailPayload<Name>,
  frame: MailContext,
): Promise<{ html: string; text: string }> {
  const { received, wrong } = readMailPayload(name, data);
  if (wrong.length > 0)
    throw new TypeError(`The email ${name} cannot be written: ${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} missing or wrong.`);
  const Template = TEMPLATES[name] as (props: MailProps<Name>) => ReactElement;
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<Template data={received} frame={frame} />)}`;
  return { html, text: plainText(html) };
}
