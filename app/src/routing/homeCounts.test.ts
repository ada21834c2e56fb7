import { HOME_COUNTS } from '@atlas/domain/home';
import { expect, test } from 'vitest';
import { hasScreen } from './hasScreen.ts';

test.each(HOME_COUNTS)("the staff home's count $key links to an existing screen", ({ route }) =>
  expect(hasScreen('staff', route)).toBe(true),
);
