import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MenuBar } from './MenuBar.tsx';
import { staffMenu } from './sampleMenus.ts';

// The window of these tests is narrower than 1200 px.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

test('links to pages, and marks the group of the current page', () => {
  render(<MenuBar items={staffMenu('Courses')} />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('#home');
  expect(screen.getByRole('button', { name: 'Content' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('button', { name: 'Community' }).getAttribute('aria-current')).toBeNull();
});

test('a group opens its pages, and a selection closes them', async () => {
  render(<MenuBar items={staffMenu('Courses')} />);
  const button = screen.getByRole('button', { name: 'Content' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  const first = await screen.findByRole('menuitem', { name: 'Products' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  const courses = screen.getByRole('menuitem', { name: 'Courses' });
  expect([courses.getAttribute('href'), courses.getAttribute('aria-current')]).toEqual(['#courses', 'page']);
  fireEvent.click(courses);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('only one group is open at a time', async () => {
  render(<MenuBar items={staffMenu('Home')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Content' }));
  await screen.findByRole('menu', { name: 'Content' });
  const community = screen.getByRole('button', { name: 'Community' });
  fireEvent.pointerDown(community);
  fireEvent.click(community);
  await screen.findByRole('menu', { name: 'Community' });
  expect(screen.getAllByRole('menu')).toHaveLength(1);
});
