import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AvatarGroup } from './AvatarGroup.tsx';

const names = ['Maricel Dela Cruz', 'Jomar Villanueva', 'Aileen Bautista', 'Ramil Santos', 'Grace Tolentino'];

test.each([
  [{ names }, 'MCJVABRS+1'],
  [{ names, max: 5 }, 'MCJVABRSGT'],
  [{ names: names.slice(0, 3), total: 128, max: 3 }, 'MCJVAB+125'],
  [{ names: [] }, ''],
])('shows the first avatars and counts the rest: %j', (props, expected) => {
  render(<AvatarGroup {...props} label="The people of this event" />);
  expect(screen.getByRole('img', { name: 'The people of this event' }).textContent).toBe(expected);
});
