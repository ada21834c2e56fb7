import { expect, test } from 'vitest';
import { afterStep, afterUndo, NO_STEPS, type Steps } from './steps.ts';

test('undo and redo return to each step', () => {
  const steps = afterStep(afterStep<string>(NO_STEPS, 'a'), 'b');
  const once = afterUndo(steps, 'c', 'undo');
  expect(once).toEqual({ now: 'b', steps: { past: ['a'], future: ['c'], lastKey: null } });
  const twice = afterUndo(once!.steps, once!.now, 'undo');
  expect(twice).toEqual({ now: 'a', steps: { past: [], future: ['b', 'c'], lastKey: null } });
  expect(afterUndo(twice!.steps, twice!.now, 'undo')).toBeNull();
  expect(afterUndo(twice!.steps, twice!.now, 'redo')).toEqual(once);
  expect(afterUndo(steps, 'c', 'redo')).toBeNull();
});

test('typing in one field is one step, and a step after an undo forgets what was undone', () => {
  const typed = afterStep(afterStep<string>(NO_STEPS, '', 'q-1.label'), 'W', 'q-1.label');
  expect(typed.past).toEqual(['']);
  expect(afterStep(typed, 'Wh', 'q-2.label').past).toEqual(['', 'Wh']);
  const { steps } = afterUndo(typed, 'Wh', 'undo')!;
  expect(afterStep(steps, '', 'q-1.label')).toEqual({ past: [''], future: [], lastKey: 'q-1.label' });
});

test('100 steps can be undone', () => {
  const steps = Array.from({ length: 120 }, (_none, at) => at).reduce<Steps<number>>((before, at) => afterStep(before, at), NO_STEPS);
  expect([steps.past.length, steps.past[0], steps.past.at(-1)]).toEqual([100, 20, 119]);
});
