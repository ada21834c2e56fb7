import { expect, fn, screen, waitFor } from 'storybook/test';
import { checklist, forms } from '../../shared/resources/resourceFixtures.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const TITLE = 'Edit resource file';
const sent = fn();
const resourceAudiences = [
  { databaseId: 1, name: 'Non-member' },
  { databaseId: 2, name: 'Member' },
];
const choices = { resourceAudiences, contentAudience: { people: 291, members: 291, isEveryone: true } };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Resources/Edit',
  ...aboutScreen({
    shows: 'The form for a resource: description, access levels, and its file or link.',
    audience: 'Staff who maintain resources.',
    check: 'File and link exclude each other, and the current one stays until another is saved.',
  }),
  args: {
    path: '/resource-files/1/edit',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { ...choices, resource: checklist() } }),
  },
};
export default meta;

/** The form with the saved values and the current file. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Proposal checklist');
    await expect(await canvas.findByText('proposal-checklist.pdf')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Remove Member' })).toBeVisible();
  },
};

/** The file was removed. A resource needs another file or a link. */
export const FileTakenAway: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove proposal-checklist.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save resource file' }));
    await expect(await canvas.findByRole('link', { name: 'Choose a file.' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A broken link is replaced with one that works. */
export const LinkMended: Story = {
  parameters: { pictures: false },
  args: {
    path: '/resource-files/10/edit',
    data: () => {
      const mended = forms({ url: 'https://www.bir.gov.ph/forms', link: 'https://www.bir.gov.ph/forms', brokenSince: null, revision: 2 });
      return { viewer: { ...choices, resource: afterMutation('updateResource', forms(), mended) }, updateResource: mended };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue('https://www.bir.gov.ph/');
    await userEvent.type(link, 'forms');
    await userEvent.click(canvas.getByRole('button', { name: 'Save resource file' }));
    await expectPage(canvas, forms().name);
    await expect(await screen.findByText('Resource file saved.')).toBeVisible();
    await expect(sent.mock.lastCall?.[1]).toMatchObject({ revision: 1, input: { source: 'LINK', url: 'https://www.bir.gov.ph/forms' } });
  },
};

/** Another user saved first. The typed text stays, and the other fields update. */
export const Stale: Story = {
  parameters: { pictures: false },
  args: {
    data: () => {
      const theirs = checklist({ description: 'Theirs.', revision: 2 });
      return {
        viewer: { ...choices, resource: afterMutation('updateResource', checklist(), theirs) },
        updateResource: afterMutation('updateResource', overtaken('resource'), theirs),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'My checklist');
    await userEvent.click(canvas.getByRole('button', { name: 'Save resource file' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Theirs.'));
    await expect(name).toHaveValue('My checklist');
    await userEvent.click(canvas.getByRole('button', { name: 'Save resource file' }));
    await expectPage(canvas, 'Proposal checklist');
    await expect(sent.mock.lastCall?.[1]).toMatchObject({ revision: 2, input: { name: 'My checklist', description: 'Theirs.' } });
  },
};
