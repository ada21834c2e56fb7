import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkProvider } from '../../primitives/LinkProvider.tsx';
import { Pagination } from './Pagination.tsx';

const pages = [1, 2, 3, 4, 5].map((number) => ({ number, href: `?page=${number}` }));

test('pages are links, and the current one is marked', () => {
  render(<Pagination pages={pages} current={2} previousHref="?page=1" nextHref="?page=3" />);
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(nav.getByRole('link', { name: 'Page 5' }).getAttribute('href')).toBe('?page=5');
  expect(nav.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
});

test('at an end the step keeps its position and is disabled', () => {
  render(<Pagination pages={pages} current={1} nextHref="?page=2" />);
  const previous = screen.getByRole('link', { name: 'Previous' });
  expect([previous.getAttribute('aria-disabled'), previous.hasAttribute('href')]).toEqual(['true', false]);
});

test('lists that are too long to count have only Previous and Next', () => {
  render(<Pagination previousHref="?before=a" nextHref="?after=b" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Previous', 'Next']);
});

test('renders links with the router', () => {
  const Routed = ({ href, children }: { href: string; children?: React.ReactNode }) => (
    <a href={href} data-routed="">
      {children}
    </a>
  );
  render(
    <LinkProvider link={Routed}>
      <Pagination pages={pages} current={1} nextHref="?page=2" />
    </LinkProvider>,
  );
  expect(document.querySelectorAll('[data-routed]')).toHaveLength(6);
});
