import type { BulkOperationName } from '@atlas/domain/jobs';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BulkBar } from './BulkBar.tsx';

const FOUR: readonly BulkOperationName[] = ['move-batch', 'extend-subscriptions', 'add-access-level', 'archive-users'];
const shown = () => screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));

test.each([
  [1, ['Move to a batch']],
  [3, ['Move to a batch', 'Extend subscriptions', 'Add an access level']],
  [4, ['Move to a batch', 'Extend subscriptions', 'More for the selected']],
])('with %i operations shows the buttons %j', (count, buttons) => {
  render(<BulkBar operations={FOUR.slice(0, count)} onChoose={() => undefined} />);
  expect(shown()).toEqual(buttons);
});

test('offers the remaining operations in the menu', async () => {
  const onChoose = vi.fn<(operation: BulkOperationName) => void>();
  render(<BulkBar operations={FOUR} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Extend subscriptions' }));
  fireEvent.click(screen.getByRole('button', { name: 'More for the selected' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Add an access level', 'Archive']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(onChoose.mock.calls).toEqual([['extend-subscriptions'], ['archive-users']]);
});
