import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const current = () => screen.getAllByRole('listitem').map((step) => step.querySelector('[aria-current="page"]')?.textContent ?? null);

test('marks the last level as the current page', () => {
  render(<Breadcrumbs items={[{ label: 'Users', href: '/users' }, { label: 'Details', href: '/users/7' }, { label: 'Edit' }]} />);
  expect(current()).toEqual([null, null, 'Edit']);
});

test('does not mark a level without a page as the current page', () => {
  render(<Breadcrumbs items={[{ label: 'Users', href: '/users' }, { label: 'Details' }, { label: 'Edit' }]} />);
  expect(current()).toEqual([null, null, 'Edit']);
});

test('marks no current page in a path that ends in a link', () => {
  render(
    <Breadcrumbs items={[{ label: 'My Courses', href: '/courses' }, { label: 'Details' }, { label: 'Proposals', href: '/courses/1' }]} />,
  );
  expect(current()).toEqual([null, null, null]);
});

test('levels may have the same label', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(<Breadcrumbs items={[{ label: 'Details' }, { label: 'Details' }, { label: 'Details' }]} />);
  rerender(<Breadcrumbs items={[{ label: 'Details' }, { label: 'Details' }]} />);
  expect(current()).toEqual([null, 'Details']);
  expect(complaints).not.toHaveBeenCalled();
});
