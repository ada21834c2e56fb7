import { expect, fn, screen, within } from 'storybook/test';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { drafted, privacyPolicy, unwritten } from './legalFixtures.ts';

const sent = fn();
const TEXT = { name: 'Text' };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Settings/Legal',
  ...aboutScreen({
    shows: 'The drafts and the versions of the legal pages.',
    audience: 'Admins who publish legal texts.',
    check: 'Draft, preview and published version cannot be confused.',
  }),
  args: {
    path: '/default-settings?tab=legal',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { legalDocument: drafted() } }),
  },
};
export default meta;

/** The draft with its preview, and the published versions. */
export const Filled: Story = {
  args: {
    data: () => ({
      viewer: {
        legalDocument: drafted(),
        markdownPreview: [
          ['h1', {}, ['What we keep']],
          ['p', {}, ['Almost nothing.']],
        ],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await expect(canvas.getByText('Version 2 is published')).toBeVisible();
    await expect(canvas.getByRole('textbox', TEXT)).toHaveValue('## What we keep\n\nAlmost nothing.');
    const versions = within(canvas.getByRole('list', { name: 'Versions' })).getAllByRole('listitem');
    await expect(versions.map((item) => /^Version \d/.exec(item.textContent)?.[0])).toEqual(['Version 2', 'Version 1']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(await canvas.findByRole('heading', { name: 'What we keep' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(canvas.getByRole('textbox', TEXT)).toHaveValue('## What we keep\n\nAlmost nothing.');
  },
};

/** A page without text. There is nothing to publish. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { legalDocument: unwritten } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Settings');
    await expect(canvas.getByText('Not published')).toBeVisible();
    await expect(canvas.getByText('Nothing is published yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

/** The text is saved as a draft and then published. */
export const Published: Story = {
  args: {
    data: () => ({
      viewer: { legalDocument: privacyPolicy() },
      saveLegalDocument: drafted('Something new'),
      publishLegalDocument: privacyPolicy({ revision: 5 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await userEvent.clear(canvas.getByRole('textbox', TEXT));
    await userEvent.type(canvas.getByRole('textbox', TEXT), 'Something new');
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish version 3 of Privacy Policy?' }));
    await userEvent.click(question.getByRole('button', { name: 'Publish' }));
    await expect(await screen.findByText('Version 3 of Privacy Policy is published.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      ['saveLegalDocument', { kind: 'PRIVACY_POLICY', revision: 3, input: { body: 'Something new' } }],
      ['publishLegalDocument', { kind: 'PRIVACY_POLICY', revision: 4 }],
    ]);
  },
};

/** Staff read an earlier version and restore it as the draft, which replaces unsaved text. */
export const Restored: Story = {
  args: {
    data: () => ({
      viewer: { legalDocument: drafted() },
      saveLegalDocument: drafted('## What we keep\n\nYour name and email address.'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await userEvent.click(canvas.getByRole('button', { name: 'Read version 1' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Privacy Policy, version 1' }));
    await expect(await drawer.findByText('Your name and email address.')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await userEvent.type(canvas.getByRole('textbox', TEXT), ' More');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 1 as a draft' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/It replaces the text in the editor/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Restore as draft' }));
    await expect(await screen.findByText('The text of version 1 is the draft now.')).toBeVisible();
    await expect(canvas.getByRole('textbox', TEXT)).toHaveValue('## What we keep\n\nYour name and email address.');
    await expect(sent.mock.calls).toMatchObject([
      ['saveLegalDocument', { revision: 4, input: { body: '## What we keep\n\nYour name and email address.' } }],
    ]);
  },
};

/** Another user saved it in the meantime. The typed text stays. */
export const Stale: Story = {
  args: {
    data: () => ({
      viewer: { legalDocument: afterMutation('saveLegalDocument', privacyPolicy(), drafted('Theirs')) },
      saveLegalDocument: overtaken('legal page'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await userEvent.clear(canvas.getByRole('textbox', TEXT));
    await userEvent.type(canvas.getByRole('textbox', TEXT), 'Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByText(/by Paolo Reyes$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', TEXT)).toHaveValue('Mine');
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
