import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkProvider } from '../../primitives/LinkProvider.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const pages = [1, 2, 3, 4, 5].map((number) => ({ number, href: `?page=${number}` }));

test('pages are links, and the open one is said', () => {
  render(<Pagination pages={pages} current={2} previousHref="?page=1" nextHref="?page=3" />);
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(nav.getByRole('link', { name: 'Page 5' }).getAttribute('href')).toBe('?page=5');
  expect(nav.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
});

test('at an end the step keeps its place and leads nowhere', () => {
  render(<Pagination pages={pages} current={1} nextHref="?page=2" />);
  const previous = screen.getByRole('link', { name: 'Previous' });
  expect([previous.getAttribute('aria-disabled'), previous.hasAttribute('href')]).toEqual(['true', false]);
});

test('what is too long to be counted has only Previous and Next', () => {
  render(<Pagination previousHref="?before=a" nextHref="?after=b" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Previous', 'Next']);
});

test('links are the router’s', () => {
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
