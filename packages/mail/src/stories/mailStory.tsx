import type { MailPayload, MailName } from '@atlas/domain/notifications';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { MailContext } from '../mailProps.ts';
import { renderMail } from '../render.tsx';
import { aboutMail } from './aboutMails.ts';
import { frame } from './examples.ts';
import { type Look, MailPreview } from './MailPreview.tsx';

export interface MailArgs<Name extends MailName> {
  data: MailPayload<Name>;
  frame: MailContext;
  look: Look;
}

/** The shared settings of an email's stories. */
export const mailStory = <Name extends MailName>(name: Name, data: MailPayload<Name>) =>
  ({
    parameters: { docs: { description: { component: aboutMail(name) } } },
    args: { data, frame, look: 'light' },
    argTypes: { look: { control: 'inline-radio', options: ['light', 'dark', 'unstyled', 'text'] satisfies Look[] } },
    loaders: [async ({ args }) => ({ mail: await renderMail(name, args.data, args.frame) })],
    render: ({ look }, { loaded }) => <MailPreview {...(loaded['mail'] as Awaited<ReturnType<typeof renderMail>>)} look={look} />,
  }) satisfies Meta<MailArgs<Name>>;

/** The looks of one email, each in the only theme in which it is shown. */
export const LOOKS = {
  light: { globals: { theme: 'light' } },
  dark: { args: { look: 'dark' }, globals: { theme: 'dark' } },
  unstyled: { args: { look: 'unstyled' }, globals: { theme: 'light' } },
  text: { args: { look: 'text' }, globals: { theme: 'light' } },
} as const;

/**
 * Opens the email in its iframe, and waits until the iframe has the height of its content. Fails
 * when the email overflows its width.
 */
export async function openMail(canvas: { findByTitle(title: string): Promise<HTMLElement> }) {
  const shown = (await canvas.findByTitle('Email')) as HTMLIFrameElement;
  await waitFor(() => expect(shown.style.height).not.toBe(''));
  const { body, documentElement } = shown.contentDocument as Document;
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  return { body, mail: within(body) };
}
