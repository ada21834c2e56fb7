import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

const picture = () => document.querySelector('img');

test.each([
  ['Maricel Dela Cruz', 'MC'],
  ['Ñina', 'Ñ'],
  ['  Grace   Tolentino ', 'GT'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(initials);
});

test('is hidden from screen readers next to the name, and labelled on its own', () => {
  render(<Avatar name="Liza Manalo" />);
  expect(screen.queryByRole('img')).toBeNull();
  render(<Avatar name="Paolo Reyes" named />);
  expect(screen.getByRole('img', { name: 'Paolo Reyes' })).toBeTruthy();
});

test('falls back to initials when a picture fails to load, and tries a new one', () => {
  const { rerender } = render(<Avatar name="Liza Manalo" picture="/gone.webp" />);
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  rerender(<Avatar name="Liza Manalo" picture="/new.webp" />);
  expect(picture()?.getAttribute('src')).toBe('/new.webp');
});
