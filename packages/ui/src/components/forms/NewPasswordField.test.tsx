import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';

const show = (met: readonly boolean[]) =>
  render(
    <NewPasswordField
      name="password"
      label="New password"
      value="abc"
      onChange={vi.fn()}
      error="Password must meet all validation criteria."
      rules={[
        { label: 'At least 8 characters', met: met[0] === true },
        { label: 'A number', met: met[1] === true },
      ]}
    />,
  );

test('the requirements and the error describe the field, and met ones are marked', () => {
  show([true, false]);
  expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password');
  const parts = screen.getByLabelText('New password').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(parts.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Password must meet all validation criteria.',
    'At least 8 characters: metA number: not yet met',
  ]);
});

test('announces the number of met requirements as it changes', () => {
  show([false, false]);
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  show([true, true]);
  expect(screen.getByRole('status').textContent).toBe('2 of 2 met');
});

test('an existing password has no requirements', () => {
  render(<PasswordField name="password" label="Password" autoComplete="current-password" value="" onChange={vi.fn()} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByLabelText('Password').hasAttribute('aria-describedby')).toBe(false);
});
