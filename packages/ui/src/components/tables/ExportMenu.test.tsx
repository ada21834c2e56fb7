import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ExportMenu } from './ExportMenu.tsx';
// Preloaded, so that no test waits for the dynamic import.
import './ExportItems.tsx';
import '../menus/Menu.tsx';

test('reports the selected format', async () => {
  const onExport = vi.fn();
  render(<ExportMenu onExport={onExport} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel (xlsx)' }));
  expect(onExport.mock.calls).toEqual([['xlsx']]);
});

test('while the file is being prepared the button shows the progress and ignores presses', () => {
  const onExport = vi.fn();
  render(<ExportMenu onExport={onExport} state={{ percent: 34, text: '120 of 348 rows' }} />);
  const button = screen.getByRole('button', { name: '120 of 348 rows' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the button keeps the focus while the file is being prepared', () => {
  const { rerender } = render(<ExportMenu onExport={vi.fn()} />);
  const button = screen.getByRole('button', { name: 'Export' });
  button.focus();
  rerender(<ExportMenu onExport={vi.fn()} state={{ percent: 1, text: '1 of 348 rows' }} />);
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('1 of 348 rows');
});

test('announces the start once, and not every row', () => {
  const { rerender } = render(<ExportMenu onExport={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<ExportMenu onExport={vi.fn()} state={{ percent: 1, text: '1 of 348 rows' }} />);
  const said = screen.getByRole('status').textContent;
  rerender(<ExportMenu onExport={vi.fn()} state={{ percent: 50, text: '174 of 348 rows' }} />);
  expect([said, screen.getByRole('status').textContent]).toEqual(['Preparing the file', 'Preparing the file']);
});

test('loads earlier exports when it opens, and lists them for download', async () => {
  const [onOpen, onDownload] = [vi.fn(), vi.fn()];
  const files = [{ label: 'CSV of 10:45 AM, 12,500 rows', onDownload }];
  render(<ExportMenu onExport={vi.fn()} onOpen={onOpen} files={files} />);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }), { detail: 1 });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV of 10:45 AM, 12,500 rows' }));
  expect([onOpen.mock.calls.length, onDownload.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['pressed', (button: HTMLElement) => fireEvent.click(button, { detail: 1 })],
  ['by keyboard', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'ArrowDown' })],
])('calls onOpen once each time it opens: %s', async (_way, open) => {
  const onOpen = vi.fn();
  render(<ExportMenu onExport={vi.fn()} onOpen={onOpen} />);
  for (const times of [1, 2]) {
    open(screen.getByRole('button', { name: 'Export' }));
    await screen.findByRole('menu');
    expect(onOpen).toHaveBeenCalledTimes(times);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});

test('an export found on opening closes the menu, which stays closed afterwards', async () => {
  const menu = (state: { percent: number; text: string } | null) => <ExportMenu onExport={vi.fn()} state={state} />;
  const { rerender } = render(menu(null));
  fireEvent.click(screen.getByRole('button', { name: 'Export' }), { detail: 1 });
  await screen.findByRole('menu');
  rerender(menu({ percent: 34, text: '120 of 348 rows' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  rerender(menu(null));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' }).getAttribute('aria-expanded')).toBe('false');
});
