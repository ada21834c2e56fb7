import { ATTENTION_COUNTS, HOME_COUNTS } from '@atlas/domain/home';
import { expect, test } from 'vitest';
import { hasScreen } from './hasScreen.ts';

test.each([...ATTENTION_COUNTS, ...HOME_COUNTS])("the home pages' count $key links to an existing screen", ({ route }) =>
  // The pages of a stage's leader belong to leaders.
  expect([hasScreen('staff', route), hasScreen('leader', route)]).toContain(true),
);
