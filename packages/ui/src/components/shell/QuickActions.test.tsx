import BookOpen from 'lucide-react/icons/book-open';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toaster } from '../feedback/Toaster.tsx';
import { QuickActions } from './QuickActions.tsx';
import { QuickActionsPanel } from './QuickActionsPanel.tsx';
import type { MenuPanelProps } from './useMenuButton.ts';

const items = [
  { label: 'New course', href: '#course', icon: BookOpen },
  { label: 'New event', href: '#event', icon: BookOpen },
];
const Panel = (inPanel: MenuPanelProps) => <QuickActionsPanel {...inPanel} items={items} />;

test('the menu links to every form, and a selection closes it', async () => {
  render(<QuickActions load={() => Promise.resolve(Panel)} />);
  const button = screen.getByRole('button', { name: 'Quick actions' });
  fireEvent.click(button);
  const course = await screen.findByRole('menuitem', { name: 'New course' });
  await waitFor(() => expect(document.activeElement).toBe(course));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  const event = screen.getByRole('menuitem', { name: 'New event' });
  expect(document.activeElement).toBe(event);
  expect(event.getAttribute('href')).toBe('#event');
  fireEvent.click(event);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a menu that fails to load shows an error, and the button can be pressed again', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve(Panel)];
  render(
    <>
      <QuickActions load={() => answers.shift() ?? Promise.resolve(Panel)} />
      <Toaster />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Quick actions' });
  fireEvent.click(button);
  expect(await screen.findByText('The connection was lost. Check your signal, then try again.')).toBeDefined();
  fireEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'New course' })).toBeDefined();
});
