import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AutosaveIndicator } from './AutosaveIndicator.tsx';

test.each([
  ['idle', ''],
  ['saving', 'Saving'],
  ['saved', 'Saved at 3:42 PM'],
  ['failed', 'Not saved. What you typed is still here.'],
] as const)('%s shows %j', (state, said) => {
  render(<AutosaveIndicator state={state} savedText="Saved at 3:42 PM" />);
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('only a failed save can be retried', () => {
  const onRetry = vi.fn();
  const { rerender } = render(<AutosaveIndicator state="saved" onRetry={onRetry} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<AutosaveIndicator state="failed" onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
