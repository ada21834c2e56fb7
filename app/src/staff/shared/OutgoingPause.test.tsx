import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';

const ARRIVES = { timeout: 20_000 };
const TITLE = 'This is a restored copy, so outgoing work is paused';
const paused = { backupAt: '2025-11-11T18:00:00Z', pausedAt: '2025-11-12T01:30:00Z', waitingMessages: 2 };
const data = () => ({
  viewer: {
    outgoingPause: afterMutation('resumeOutgoing', paused, null),
    homeCounts: { countedAt: '2025-11-12T02:00:00Z', counts: [] },
    jobQueues: [],
    failedJobs: connection([]),
  },
  resumeOutgoing: { resumedAt: '2025-11-12T02:00:00Z' },
});

it.each(['/', '/info-logs-report?tab=jobs'])('on %s staff see how many emails wait and resume outgoing work', async (path) => {
  const onMutation = vi.fn();
  await act(async () => void render(<ScreenStory path={path} user={admin} data={data} onMutation={onMutation} />));
  expect(await screen.findByText(TITLE, undefined, ARRIVES)).toBeDefined();
  expect(screen.getByText(/^The backup was made on 11\/12\/2025, 2:00 AM\..* 2 emails wait to be sent\.$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Resume outgoing work?' }, ARRIVES));
  expect(question.getByText(/^2 emails wait to be sent\./)).toBeDefined();
  expect(onMutation).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull(), ARRIVES);
  expect(onMutation.mock.calls).toEqual([['resumeOutgoing', {}]]);
});

it('staff without access to the settings see the notice but cannot resume', async () => {
  await act(async () => void render(<ScreenStory path="/info-logs-report?tab=jobs" user={tribeTeam} data={data} />));
  expect(await screen.findByText(TITLE, undefined, ARRIVES)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});
