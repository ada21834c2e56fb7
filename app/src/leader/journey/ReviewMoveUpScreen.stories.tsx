import type { SessionUser } from '@atlas/domain/access';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, coach } from '../../testing/storyUsers.ts';
import { grace, melanie, queue, returned, rodel, STAGE } from './stageFixtures.ts';

const ARRIVES = { timeout: 10_000 };
const reviewer: SessionUser = { ...coach, stagesAsReviewer: [{ id: STAGE.databaseId, number: STAGE.number, name: STAGE.name }] };

const meta: ScreenMeta = {
  title: 'Screens/Leader/Journey/Review',
  ...aboutScreen({
    shows: 'The requests to move up from one stage, with the evidence of each task.',
    audience: 'Reviewers of the stage.',
    check: 'Approving, returning with tasks to reopen, the keys of the queue, and a request that someone else decided.',
  }),
  args: { path: '/review-move-up/3', user: reviewer, data: () => queue(), onMutation: fn() },
};
export default meta;

const at = ({ databaseId }: { databaseId: number }) => `/review-move-up/3?state=waiting&id=${databaseId}`;
const opened = (moveUp: { databaseId: number }) => ({ path: at(moveUp), data: () => queue(undefined, moveUp) });
const pane = async (name: string) => within(await screen.findByRole('complementary', { name }, ARRIVES));

/** Requests that wait, the longest-waiting first, with the numbers of each tab. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Review Move-Up 3');
    const tabs = within(canvas.getByRole('navigation', { name: 'Review Move-Up' }));
    await expect(tabs.getByRole('link', { name: /^Pending.*3 requests/ })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: /^Returned.*1 request/ })).toHaveAttribute('href', '/review-move-up/3?state=returned');
    await expect(tabs.getByRole('link', { name: /^Approved.*128 requests/ })).toBeVisible();
    await expect(canvas.getByText('Stage 3: Build your portfolio')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Rodel Castillo.*2 of 3 tasks with evidence.*Waiting 9 days/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Melanie Yap' })).toHaveAttribute('href', '/review-move-up/3?state=waiting&id=62');
  },
};

/** The evidence for each task next to the list, with its addresses as links. */
export const Review: Story = {
  args: opened(rodel),
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const review = await pane('Rodel Castillo');
    await expect(review.getByText('Stage 4: Find your first client')).toBeVisible();
    await expect(review.getByRole('link', { name: 'docs.google.com/portfolio (opens a new tab)' })).toHaveAttribute(
      'href',
      'https://docs.google.com/portfolio',
    );
    await expect(review.getByText('No evidence')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

/** The same as a sheet on a phone. */
export const ReviewOnPhone: Story = {
  args: opened(rodel),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Rodel Castillo' }, ARRIVES));
    await expect(sheet.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

/** Alt+A approves. The toast offers Undo, and the next request opens. */
export const ApprovedByKey: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: at(rodel),
    data: () => {
      const { viewer } = queue();
      return {
        viewer: {
          ...viewer,
          moveUps: afterMutation('approveMoveUp', connection([rodel, melanie, grace]), connection([melanie, grace])),
          moveUp: afterMutation('approveMoveUp', rodel, melanie),
        },
        approveMoveUp: { ...rodel, state: 'APPROVED', mayReview: false, mayUndo: true },
      };
    },
  },
  play: async ({ args, userEvent }) => {
    await pane('Rodel Castillo');
    await userEvent.keyboard('{Alt>}[KeyA]{/Alt}');
    await expect(await screen.findByText('Rodel Castillo moved up to stage 4.', undefined, ARRIVES)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith('approveMoveUp', { databaseId: 61, note: '' });
    await pane('Melanie Yap');
  },
};

/** The keys do nothing once they are switched off. */
export const KeysOff: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: opened(rodel),
  play: async ({ args, userEvent }) => {
    const review = await pane('Rodel Castillo');
    await userEvent.click(review.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await userEvent.keyboard('{Alt>}[KeyA]{/Alt}');
    await expect(args.onMutation).not.toHaveBeenCalled();
    await userEvent.click(review.getByRole('switch', { name: 'Keyboard shortcuts' }));
  },
};

/** Another reviewer decided first: a toast states who and when, and the next request opens. */
export const Overtaken: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: at(rodel),
    data: () => ({
      ...queue(undefined, rodel),
      approveMoveUp: new RequestError('Edgar Navarro approved this request on 11/12/2025, 10:02 AM.', 'CONFLICT'),
    }),
  },
  play: async ({ userEvent }) => {
    const review = await pane('Rodel Castillo');
    await userEvent.click(review.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Edgar Navarro approved this request on 11/12/2025, 10:02 AM.', undefined, ARRIVES)).toBeVisible();
  },
};

/** Returning a request: the note is required, the tasks to do again are not. */
export const Returning: Story = {
  args: { ...opened(rodel), data: () => ({ ...queue(undefined, rodel), returnMoveUp: returned }) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ userEvent }) => {
    const review = await pane('Rodel Castillo');
    await userEvent.click(review.getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return the request of Rodel Castillo' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Return request' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/Note is required/));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Write about each sample' }));
  },
};

/** The returned request is sent with its note and the reopened task. */
export const Returned: Story = {
  ...Returning,
  parameters: { pictures: false },
  play: async ({ args, userEvent }) => {
    await pane('Rodel Castillo');
    await userEvent.keyboard('{Alt>}[KeyR]{/Alt}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Return the request of Rodel Castillo' }, ARRIVES));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Please add a link.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Write about each sample' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Return request' }));
    await expect(await screen.findByText('The request was returned to Rodel Castillo.', undefined, ARRIVES)).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith('returnMoveUp', { databaseId: 61, note: 'Please add a link.', taskIds: [33] });
  },
};

/** A returned request, with the reopened task and the reviewer's own undo. */
export const Decided: Story = {
  args: { path: '/review-move-up/3?state=returned&id=61', data: () => queue([returned], returned) },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const review = await pane('Rodel Castillo');
    await expect(review.getByText('Liza Montemayor returned this request on 11/12/2025, 9:30 AM')).toBeVisible();
    await expect(review.getByText('Reopened')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Undo the decision' })).toBeVisible();
    await expect(review.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** Staff who see everyone read the requests, but do not decide about them. */
export const ReadOnly: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: {
    user: admin,
    path: at(rodel),
    data: () => queue(undefined, { ...rodel, mayReview: false, whyNotReview: 'You do not review this stage any more.' }),
  },
  play: async ({ canvas }) => {
    const review = await pane('Rodel Castillo');
    await expect(review.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByText(/only the reviewers of this stage decide/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^Select Rodel/ })).toBeNull();
  },
};

/** A request of another stage, or one that does not exist. */
export const Unknown: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/review-move-up/3?id=999' },
  play: async () => {
    const review = await pane('Request not found');
    await expect(review.getByText(/does not exist/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => queue([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Review Move-Up 0');
    await expect(canvas.getByText('No one is waiting')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/review-move-up/3?q=watercolor', data: () => queue([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Review Move-Up 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

/** A stage that the user does not review does not exist for them. */
export const NotFound: Story = {
  args: { path: '/review-move-up/9', data: () => ({ viewer: { ...queue([]).viewer, reviewedStage: null } }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Loading: Story = {
  args: { network: 'pending' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectFailed(canvas),
};
