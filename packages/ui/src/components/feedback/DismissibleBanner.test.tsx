import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DismissibleBanner } from './DismissibleBanner.tsx';

function memory(...names: string[]) {
  const put = new Set(names);
  return { isDismissed: (name: string) => put.has(name), dismiss: (name: string) => put.add(name) };
}

const page = (name: string, storage: ReturnType<typeof memory>) => (
  <>
    <DismissibleBanner name={name} storage={storage} tone="warning">
      Your membership expires on Sunday, 11/30/2025.
    </DismissibleBanner>
    <main id="main" tabIndex={-1} />
  </>
);
const banner = () => screen.queryByText(/Your membership expires/);

test('a dismissed banner stays hidden, under its name', () => {
  const storage = memory();
  const first = render(page('expiringSoon', storage));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(banner()).toBeNull();
  first.unmount();
  render(page('expiringSoon', storage));
  expect(banner()).toBeNull();
});

test('another name is another banner', () => {
  const { rerender } = render(page('expiringSoon', memory('expiringSoon')));
  expect(banner()).toBeNull();
  rerender(page('overdue', memory('expiringSoon')));
  expect(banner()).not.toBeNull();
});

test('moves the focus to the content of the page', () => {
  render(page('overdue', memory()));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
