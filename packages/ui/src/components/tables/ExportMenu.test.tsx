import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExportMenu } from './ExportMenu.tsx';
// Here before a test waits for it.
import '../menus/ActionItems.tsx';
import '../menus/Menu.tsx';

afterEach(cleanup);

test('it asks for the format and hands it on', async () => {
  const onExport = vi.fn();
  render(<ExportMenu onExport={onExport} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel (xlsx)' }));
  expect(onExport.mock.calls).toEqual([['xlsx']]);
});

test('while the file is being made the button says how far, and takes no second press', () => {
  const onExport = vi.fn();
  render(<ExportMenu onExport={onExport} state={{ percent: 34, text: '120 of 348 rows' }} />);
  const button = screen.getByRole('button', { name: '120 of 348 rows' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the button keeps the focus while the file is being made', () => {
  const { rerender } = render(<ExportMenu onExport={vi.fn()} />);
  const button = screen.getByRole('button', { name: 'Export' });
  button.focus();
  rerender(<ExportMenu onExport={vi.fn()} state={{ percent: 1, text: '1 of 348 rows' }} />);
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('1 of 348 rows');
});

test('that it began is read aloud once, and not every row', () => {
  const { rerender } = render(<ExportMenu onExport={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<ExportMenu onExport={vi.fn()} state={{ percent: 1, text: '1 of 348 rows' }} />);
  const said = screen.getByRole('status').textContent;
  rerender(<ExportMenu onExport={vi.fn()} state={{ percent: 50, text: '174 of 348 rows' }} />);
  expect([said, screen.getByRole('status').textContent]).toEqual(['Preparing the file', 'Preparing the file']);
});
