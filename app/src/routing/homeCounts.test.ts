import { ATTENTION_COUNTS, HOME_COUNTS } from '@atlas/domain/home';
import { expect, test } from 'vitest';
import { hasScreen } from './hasScreen.ts';

test.each([...ATTENTION_COUNTS, ...HOME_COUNTS])("the home pages' count $key links to an existing screen", ({ route }) =>
  expect(hasScreen('staff', route)).toBe(true),
);
