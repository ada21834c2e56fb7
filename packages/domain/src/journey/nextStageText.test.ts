import { expect, test } from 'vitest';
import { nextStageText } from './nextStageText.ts';
import { stageMemberState } from './stageMemberState.ts';

const facts = { firstName: 'Ana', tasks: 7, remainingTasks: 2, next: { number: 3, name: 'Build your portfolio' }, moveUp: null };
const last = { ...facts, next: null };

test.each([
  [facts, 'Finishing these two tasks brings Ana to stage 3, “Build your portfolio”.'],
  [{ ...facts, remainingTasks: 1 }, 'Finishing this task brings Ana to stage 3, “Build your portfolio”.'],
  [{ ...facts, tasks: 50, remainingTasks: 12 }, 'Finishing these 12 tasks brings Ana to stage 3, “Build your portfolio”.'],
  [{ ...facts, moveUp: 'returned' as const }, 'Finishing these two tasks brings Ana to stage 3, “Build your portfolio”.'],
  [last, 'Finishing these two tasks brings Ana to the end of the journey.'],
  [{ ...facts, remainingTasks: 0 }, 'Every task is finished. Ana can ask to move up to stage 3, “Build your portfolio”.'],
  [
    { ...facts, remainingTasks: 0, moveUp: 'waiting' as const },
    'A reviewer decides whether Ana moves up to stage 3, “Build your portfolio”.',
  ],
  [
    { ...facts, remainingTasks: 0, moveUp: 'returned' as const },
    'A reviewer asked for more. Once Ana asks again, an approval leads to stage 3, “Build your portfolio”.',
  ],
  [{ ...last, remainingTasks: 0, moveUp: 'approved' as const }, 'Ana completed this stage.'],
  [{ ...facts, tasks: 0, remainingTasks: 0 }, 'This stage has no tasks yet, so Ana cannot ask to move up.'],
])('%#', (given, text) => {
  expect(nextStageText(given)).toBe(text);
});

const now = new Date('2025-11-30T04:00:00Z');
const entered = new Date('2025-11-15T15:59:59.999Z');

test.each([
  ['stuck', { enteredAt: entered, lastFinishedAt: null, waitsForReview: false }, 'stuck'],
  ['waiting, however long', { enteredAt: entered, lastFinishedAt: null, waitsForReview: true }, 'waiting'],
  ['on the way', { enteredAt: entered, lastFinishedAt: now, waitsForReview: false }, 'moving'],
])('a member of a stage is %s', (_what, steps, state) => {
  expect(stageMemberState(steps, now)).toBe(state);
});
