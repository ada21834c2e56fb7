import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type LandingDraft, LINK_NEEDS_HTTPS, type PageBlock } from '@atlas/domain/pages';
import { RequestError } from '../../../session/fetchGraphQL.ts';
import { afterMutation } from '../../../testing/storyAnswers.ts';
import { chooseFromMenu, connectionLost, expectForbidden, expectPage, overtaken } from '../../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../../testing/screenStory.ts';
import { admin, coach, member, tribeTeam } from '../../../testing/storyUsers.ts';
import { courseFunnel } from '../../shared/selling/sellingFixtures.ts';
import { keepDraft, keptDraft } from './keptDraft.ts';
import {
  blockData,
  formerBlocks,
  fullBlocks,
  landingDrawing,
  landingPage,
  pageBlocks,
  picturedBlocks,
  startedBlocks,
} from './landingFixtures.ts';

const TITLE = 'Landing page of Freelancing Course';
const sent = fn();

const otherPage = { databaseId: 4, funnel: courseFunnel({ databaseId: 13, name: 'Studio Year' }) };

/** A funnel with this landing page. `viewer` is what dialogs load. */
const building = (page: unknown, viewer: object = {}) => ({
  viewer: {
    funnel: courseFunnel({ landingPage: page }),
    landingPages: [{ databaseId: 3, funnel: courseFunnel() }, otherPage],
    landingDrawing,
    ...viewer,
  },
  saveLandingDraft: ({ revision, input }: { revision: number; input: LandingDraft }) =>
    landingPage(input.blocks, { revision: revision + 1, shareTitle: input.shareTitle, shareDescription: input.shareDescription }),
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Funnels/Landing page',
  ...aboutScreen({
    shows: 'The landing page of a funnel: a link to another page, or an editor of blocks with a preview.',
    audience: 'Staff who sell.',
    check: 'The checklist before publishing, two drafts of one page, and changes that could not be saved.',
  }),
  args: { path: '/funnels/12/build', user: admin, onMutation: sent, data: () => building(landingPage()) },
};
export default meta;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The page in the preview, once it shows this text. */
async function expectPreview(canvas: Canvas, text: string): Promise<Document> {
  const page = () => canvas.getByTitle<HTMLIFrameElement>('Preview of the page').contentDocument;
  await waitFor(() => expect(page()?.body).toHaveTextContent(text), { timeout: 10_000 });
  return page()!;
}
const blocksIn = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Blocks of this page' }));
const isSaved = (canvas: Canvas) => canvas.findByText('Draft saved', undefined, { timeout: 5000 });
/** The blocks that were saved last. */
const savedBlocks = () => (sent.mock.lastCall![1] as { input: { blocks: readonly PageBlock[] } }).input.blocks;

/** The blocks next to the page as phones show it. A press in the page opens its block. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Version 2 is public')).toBeVisible();
    await expect(blocksIn(canvas).getAllByRole('listitem')).toHaveLength(pageBlocks.length);
    await expect(blocksIn(canvas).getByText('Hidden')).toBeVisible();
    const page = await expectPreview(canvas, 'Send five proposals a week');
    await expect(page.body).not.toHaveTextContent('Do I need a laptop?');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A funnel without a page begins with a ready-made one, or with a page elsewhere. */
export const Empty: Story = {
  args: {
    data: () => ({
      ...building(null),
      viewer: {
        ...building(null).viewer,
        funnel: afterMutation('startLandingPage', courseFunnel(), courseFunnel({ landingPage: landingPage(startedBlocks) })),
      },
      startLandingPage: landingPage(startedBlocks),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Page link' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /^Sales page/ }));
    await expect(await canvas.findByRole('heading', { name: 'Blocks' })).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('startLandingPage', { funnelId: 12, start: 'sales' });
    await expectPreview(canvas, 'The first thing');
  },
};

/** Visitors are sent elsewhere. The blocks from before are kept. An address that is rejected stays in its field. */
export const Linked: Story = {
  args: {
    data: () => ({
      ...building(landingPage(pageBlocks, { template: 'LINK_A_PAGE', link: 'https://pages.example.com/freelancing' })),
      linkLandingPage: new RequestError('Check the form.', 'BAD_USER_INPUT', { link: LINK_NEEDS_HTTPS }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const link = canvas.getByRole('textbox', { name: 'Page link' });
    await expect(link).toHaveValue('https://pages.example.com/freelancing');
    await expect(canvas.getByRole('button', { name: 'Use the blocks' })).toBeEnabled();
    await userEvent.clear(link);
    await userEvent.type(link, 'http://pages.example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save link' }));
    await waitFor(() => expect(link).toHaveAccessibleDescription(expect.stringContaining(LINK_NEEDS_HTTPS)));
    await expect(link).toHaveValue('http://pages.example.com');
    await expect(sent).toHaveBeenLastCalledWith('linkLandingPage', { funnelId: 12, revision: 7, link: 'http://pages.example.com' });
  },
};

/** With the keyboard: a block is opened, changed and closed, and the change is undone and redone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    blocksIn(canvas).getByRole('button', { name: 'Hero' }).focus();
    await userEvent.keyboard('{Enter}');
    const back = await canvas.findByRole('button', { name: 'All blocks' });
    await expect(back).toHaveFocus();
    const headline = canvas.getByRole('textbox', { name: 'Headline' });
    await userEvent.type(headline, ' in 12 weeks');
    const page = await expectPreview(canvas, 'Your first client from home in 12 weeks');
    await waitFor(() => expect(page.querySelector('[data-chosen]')).toHaveAttribute('data-block', 'hero'));
    await isSaved(canvas);
    await expect(savedBlocks()[0]?.props).toMatchObject({ headline: 'Your first client from home in 12 weeks' });
    back.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(headline).toHaveValue('Your first client from home');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(headline).toHaveValue('Your first client from home in 12 weeks');
    await userEvent.keyboard('{Enter}');
    await expect(blocksIn(canvas).getByText(/^Your first client from home in 12/)).toBeVisible();
    await isSaved(canvas);
  },
};

/** A press in the page opens its block. Its list is filled, and its picture is described. */
export const BlockOpened: Story = {
  args: { data: () => building(landingPage(picturedBlocks)) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const page = await expectPreview(canvas, 'Members say');
    page.querySelector<HTMLElement>('[data-block="testimonials"] h2')!.click();
    await expect(await canvas.findByRole('heading', { name: 'Testimonials' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add testimonial' }));
    const [, , name] = canvas.getAllByRole('textbox', { name: 'Name' });
    await userEvent.type(name!, 'Aling Rosa, Dasmariñas');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Testimonial 1' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Name' })[1]).toHaveValue('Aling Rosa, Dasmariñas');
    await userEvent.click(canvas.getByRole('button', { name: 'All blocks' }));
    await userEvent.click(blocksIn(canvas).getByRole('button', { name: 'Story' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^What it shows/ }), 'Coach Liza at her desk');
    await isSaved(canvas);
    await expect(savedBlocks().find(({ id }) => id === 'story')?.props).toMatchObject({
      picture: { file: 71, alt: 'Coach Liza at her desk' },
    });
  },
};

/** A new block is added above the footer, and opens. Undo removes it again. */
export const BlockAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Add block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a block' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Countdown/ }));
    await expect(await canvas.findByRole('heading', { name: 'Countdown' })).toBeVisible();
    await isSaved(canvas);
    await expect(savedBlocks().map(({ kind }) => kind)).toEqual([
      ...pageBlocks.slice(0, -1).map(({ kind }) => kind),
      'countdown',
      'footer',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(blocksIn(canvas).queryByRole('button', { name: 'Countdown' })).toBeNull();
  },
};

/** Forty blocks are the most. */
export const Full: Story = {
  args: { data: () => building(landingPage(fullBlocks)) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('button', { name: 'Add block' })).toHaveAccessibleDescription('A page has at most 40 blocks.');
  },
};

/** A block is copied to the page of another funnel. */
export const Copied: Story = {
  args: { data: () => ({ ...building(landingPage()), copyLandingBlock: landingPage(pageBlocks, { databaseId: 4 }) }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(blocksIn(canvas).getByRole('button', { name: 'Actions for Testimonials' }));
    await chooseFromMenu(userEvent, 'Copy to another page');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Testimonials' }));
    await expect(dialog.getByRole('combobox', { name: 'To the page of' })).toHaveDisplayValue('Studio Year');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy block' }));
    await expect(await screen.findByText('The block is at the end of the other draft.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('copyLandingBlock', { databaseId: 3, block: 'testimonials', toDatabaseId: 4 });
  },
};

/** Nothing is missing: the page is published, and its link is shown. */
export const Published: Story = {
  args: {
    data: () => ({
      ...building(landingPage(), { landingPage: landingPage(pageBlocks, { problems: [] }) }),
      publishLandingPage: landingPage(pageBlocks, { revision: 8, publishedVersion: 3 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish page' }));
    await expect(await dialog.findByText('Every block is complete')).toBeVisible();
    await expect(dialog.queryByRole('list', { name: 'What is missing' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(await screen.findByRole('dialog', { name: 'The page is published' })).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('publishLandingPage', { databaseId: 3, revision: 7, at: null });
    await expect(await canvas.findByText('Version 3 is public')).toBeInTheDocument();
  },
};

/** The checklist names what is missing, and leads to the blocks. */
export const NotPublishable: Story = {
  args: {
    data: () =>
      building(landingPage(picturedBlocks, { publishedVersion: null }), {
        landingPage: landingPage(picturedBlocks, {
          problems: [
            { check: 'complete', text: 'Enter the headline.', block: 'hero', field: 'headline' },
            { check: 'pictures', text: 'Say in a few words what the picture shows.', block: 'story', field: 'picture' },
            { check: 'share', text: 'Enter the title of shared links.' },
            { check: 'weight', text: 'This picture has 240 kB on a phone. Here it may have 80 kB.', block: 'story', field: 'picture' },
          ],
        }),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Not published')).toBeVisible();
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await userEvent.click(publish);
    const open = async () => within(await screen.findByRole('dialog', { name: 'Publish page' }));
    const missing = within(await (await open()).findByRole('list', { name: 'What is missing' }));
    await expect(missing.getAllByRole('listitem')).toHaveLength(4);
    await expect((await open()).getByRole('button', { name: 'Publish now' })).toHaveAccessibleDescription(
      'Something is missing. See the list.',
    );
    await userEvent.click(missing.getAllByRole('button', { name: 'Go to the block' })[1]!);
    await expect(await canvas.findByRole('heading', { name: 'Story' })).toBeVisible();
    await userEvent.click(publish);
    await expect(await (await open()).findByRole('button', { name: 'Use a smaller copy' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The published versions: what changed, what differs from the draft, and one of them as the draft. */
export const Versions: Story = {
  args: {
    data: () => ({
      ...building(landingPage(), {
        landingPage: landingPage(pageBlocks, {
          versions: [
            {
              databaseId: 22,
              version: 2,
              createdAt: '2025-11-10T02:00:00Z',
              publishedBy: { databaseId: 1, name: 'Aileen Bautista' },
              blocks: blockData(pageBlocks.filter(({ kind }) => kind !== 'faq')),
            },
            { databaseId: 21, version: 1, createdAt: '2025-10-03T06:30:00Z', publishedBy: null, blocks: blockData(formerBlocks) },
          ],
        }),
      }),
      restoreLandingVersion: landingPage(formerBlocks, { revision: 8 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'More for this page' }));
    await chooseFromMenu(userEvent, 'Versions');
    const drawer = within(await screen.findByRole('dialog', { name: 'Versions' }));
    await expect(await drawer.findByRole('list', { name: 'Changes of version 2' })).toHaveTextContent('Testimonials');
    await userEvent.click(drawer.getAllByRole('button', { name: 'Compare with the draft' })[0]!);
    await expect(drawer.getByRole('list', { name: 'From version 2 to the draft' })).toHaveTextContent('AddedFAQ');
    await userEvent.click(drawer.getAllByRole('button', { name: 'Use as draft' })[1]!);
    await expect(await screen.findByText(/^Version 1 is the draft\./)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('restoreLandingVersion', { databaseId: 3, revision: 7, version: 1 });
    await waitFor(() => expect(blocksIn(canvas).queryByRole('button', { name: 'Testimonials' })).toBeNull());
  },
};

/** A link shows the draft to people without an account. */
export const PreviewLink: Story = {
  args: {
    data: () => ({
      ...building(landingPage()),
      createPreviewLink: { path: '/preview/7f3a', expiresAt: '2025-11-19T02:00:00Z' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'More for this page' }));
    await chooseFromMenu(userEvent, 'Preview link');
    const dialog = await screen.findByRole('dialog', { name: 'Preview link' });
    await expect(dialog).toHaveTextContent('/preview/7f3a');
    await expect(dialog).toHaveTextContent('until 11/19/2025, 10:00 AM');
  },
};

const theirs = pageBlocks.map((block) =>
  block.kind === 'price' ? { ...block, props: { ...block.props, title: 'Price until Sunday' } } : block,
);

/** Someone else saved the page: both drafts are compared, and one of them is kept. */
export const Conflict: Story = {
  args: {
    data: () => ({
      ...building(landingPage(), { landingPage: landingPage(theirs, { revision: 9 }) }),
      saveLandingDraft: afterMutation('saveLandingDraft', overtaken('landing page'), landingPage(pageBlocks, { revision: 10 })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(blocksIn(canvas).getByRole('button', { name: 'Hero' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Headline' }), ' in 12 weeks');
    const dialog = within(await screen.findByRole('dialog', { name: 'There are two drafts of this page' }, { timeout: 5000 }));
    const changes = await dialog.findByRole('list', { name: 'From the saved draft to yours' });
    await expect(changes).toHaveTextContent('HeroHeadline');
    await expect(changes).toHaveTextContent('Price and termsTitle');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await isSaved(canvas);
    await expect(sent.mock.calls.map(([, given]) => (given as { revision: number }).revision)).toEqual([7, 9]);
    await expect(savedBlocks()[0]?.props).toMatchObject({ headline: 'Your first client from home in 12 weeks' });
  },
};

const unsaved: LandingDraft = {
  blocks: [...formerBlocks],
  shareTitle: 'Your first client from home',
  shareDescription: 'Twelve weeks with a coach, on your phone.',
};

/** Changes that this browser could not save are there again, and are saved. */
export const Restored: Story = {
  beforeEach: () => keepDraft(3, { revision: 7, page: unsaved }),
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await waitFor(() => expect(blocksIn(canvas).getAllByRole('listitem')).toHaveLength(formerBlocks.length));
    await isSaved(canvas);
    await expect(savedBlocks()).toHaveLength(formerBlocks.length);
    await waitFor(() => expect(keptDraft(3)).toBeNull());
  },
};

/** The page was saved since this browser kept its changes. */
export const OlderDraft: Story = {
  args: { data: () => building(landingPage(), { landingPage: landingPage() }) },
  beforeEach: () => keepDraft(3, { revision: 5, page: unsaved }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const dialog = within(await screen.findByRole('dialog', { name: 'There are two drafts of this page' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use the saved draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(blocksIn(canvas).getAllByRole('listitem')).toHaveLength(pageBlocks.length);
    await waitFor(() => expect(keptDraft(3)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(blocksIn(canvas).getAllByRole('listitem')).toHaveLength(formerBlocks.length));
    await isSaved(canvas);
  },
};

/** The connection is lost. The changes stay, also in the browser, and are sent again. */
export const NotSaved: Story = {
  args: {
    data: () => ({
      ...building(landingPage()),
      saveLandingDraft: afterMutation('saveLandingDraft', connectionLost, landingPage(pageBlocks, { revision: 8 })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' soon');
    await expect(
      await canvas.findByText('Not saved yet. Your changes are kept in this browser.', undefined, { timeout: 5000 }),
    ).toBeVisible();
    await expect(keptDraft(3)?.page.shareTitle).toBe('Your first client from home soon');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await isSaved(canvas);
    await waitFor(() => expect(keptDraft(3)).toBeNull());
  },
};

const TOO_LONG = 'Headline is too long.';

/** The server rejects a value: the message is at its field, and nothing is lost. */
export const Rejected: Story = {
  args: {
    data: () => ({
      ...building(landingPage()),
      saveLandingDraft: new RequestError(TOO_LONG, 'BAD_USER_INPUT', { 'blocks.0.props.headline': TOO_LONG }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(blocksIn(canvas).getByRole('button', { name: 'Hero' }));
    const headline = await canvas.findByRole('textbox', { name: 'Headline' });
    await userEvent.type(headline, '!');
    await waitFor(() => expect(headline).toHaveAccessibleDescription(TOO_LONG), { timeout: 5000 });
    await expect(headline).toHaveValue('Your first client from home!');
    await expect(within(canvas.getByRole('main')).getAllByText(TOO_LONG).length).toBeGreaterThan(1);
  },
};

/** Without the drawing, the page can still be edited. */
export const PreviewFailed: Story = {
  args: { data: () => building(landingPage(), { landingDrawing: null }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(await canvas.findByText('The preview is not current')).toBeVisible();
    await expect(blocksIn(canvas).getByRole('button', { name: 'Hero' })).toBeEnabled();
  },
};

/** Staff who may only read see the page, and nothing to change it with. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('You can look at this page, but not change it')).toBeVisible();
    await expectPreview(canvas, 'Your first client from home');
    await expect(canvas.queryByRole('list', { name: 'Blocks of this page' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};

export const ForbiddenForCoaches: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

export const NotFound: Story = {
  args: { path: '/funnels/studio-year/build', data: () => ({ viewer: { funnel: null } }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
