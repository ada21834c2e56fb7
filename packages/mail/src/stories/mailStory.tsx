import type { MailPayload, MailName } from '@atlas/domain/notifications';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { MailContext } from '../mailProps.ts';
import { renderMail } from '../render.tsx';
import { frame } from './examples.ts';
import { type Look, MailPreview } from './MailPreview.tsx';

export interface MailArgs<Name extends MailName> {
  data: MailPayload<Name>;
  frame: MailContext;
  look: Look;
}

/** What the stories of one e-mail have in common. */
export const mailStory = <Name extends MailName>(name: Name, data: MailPayload<Name>) =>
  ({
    args: { data, frame, look: 'light' },
    argTypes: { look: { control: 'inline-radio', options: ['light', 'dark', 'unstyled', 'text'] satisfies Look[] } },
    loaders: [async ({ args }) => ({ mail: await renderMail(name, args.data, args.frame) })],
    render: ({ look }, { loaded }) => <MailPreview {...(loaded['mail'] as Awaited<ReturnType<typeof renderMail>>)} look={look} />,
  }) satisfies Meta<MailArgs<Name>>;

/** The looks of one e-mail, each in the one theme in which it is seen. */
export const LOOKS = {
  light: { globals: { theme: 'light' } },
  dark: { args: { look: 'dark' }, globals: { theme: 'dark' } },
  unstyled: { args: { look: 'unstyled' }, globals: { theme: 'light' } },
  text: { args: { look: 'text' }, globals: { theme: 'light' } },
} as const;

/** The e-mail in its frame, once it is as tall as what is in it. Fails where it needs more width than it has. */
export async function openMail(canvas: { findByTitle(title: string): Promise<HTMLElement> }) {
  const shown = (await canvas.findByTitle('E-mail')) as HTMLIFrameElement;
  await waitFor(() => expect(shown.style.height).not.toBe(''));
  const { body, documentElement } = shown.contentDocument as Document;
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  return { body, mail: within(body) };
}
