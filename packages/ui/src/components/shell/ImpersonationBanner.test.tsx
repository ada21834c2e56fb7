import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

test('states the impersonated user, and ends the session once', () => {
  const onEnd = vi.fn();
  const { rerender } = render(<ImpersonationBanner name="Maricel Dela Cruz" onEnd={onEnd} />);
  expect(screen.getByRole('region', { name: 'Impersonation' }).textContent).toContain('You are using Atlas as Maricel Dela Cruz.');
  fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
  rerender(<ImpersonationBanner name="Maricel Dela Cruz" onEnd={onEnd} ending />);
  fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
