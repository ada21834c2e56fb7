import BookOpen from 'lucide-react/icons/book-open';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QuickActions } from './QuickActions.tsx';

afterEach(cleanup);

const items = [
  { label: 'New course', href: '#course', icon: BookOpen },
  { label: 'New event', href: '#event', icon: BookOpen },
];

test('the menu leads to every form; a choice closes it', () => {
  render(<QuickActions items={items} />);
  const button = screen.getByRole('button', { name: 'Quick actions' });
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'New course' }));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  const event = screen.getByRole('menuitem', { name: 'New event' });
  expect(document.activeElement).toBe(event);
  expect(event.getAttribute('href')).toBe('#event');
  fireEvent.click(event);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('who may create nothing has no button', () => {
  render(<QuickActions items={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
