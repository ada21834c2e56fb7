import { HOME_COUNTS } from '@atlas/domain/home';
import { expect, test } from 'vitest';
import { hasScreen } from './hasScreen.ts';

test.each(HOME_COUNTS)('what the home of staff counts as $key has a screen', ({ route }) => expect(hasScreen('staff', route)).toBe(true));
