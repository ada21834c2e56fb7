import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReorderList } from './ReorderList.tsx';
import { edgeSpeed } from './edgeScroll.ts';
import { clampToList, dropIndex, moveItem, rowOffset } from './reorder.ts';

const lessons = ['Openings', 'Pricing', 'Contracts', 'Invoices'].map((label) => ({ id: label, label }));

/** Rows of 50 pixels, one below the other. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 50 * [...(this.parentElement?.children ?? [])].indexOf(this), 300, 50);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Controlled({ onReorder }: { onReorder: (labels: string[]) => void }) {
  const [items, setItems] = useState<typeof lessons>(lessons);
  return (
    <ReorderList
      label="Lessons"
      items={items}
      onReorder={(next) => {
        setItems([...next]);
        onReorder(next.map(({ label }) => label));
      }}
    >
      {({ label }) => <p>{label}</p>}
    </ReorderList>
  );
}

function start() {
  const onReorder = vi.fn();
  render(<Controlled onReorder={onReorder} />);
  return onReorder;
}
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const handle = (label: string) => button(`Move ${label}`);
const point = (clientY: number) => ({ clientY, button: 0, isPrimary: true, pointerId: 1 });

test('buttons move a row, and the new position is announced', () => {
  const onReorder = start();
  fireEvent.click(button('Move down Openings'));
  expect(order()).toEqual(['Pricing', 'Openings', 'Contracts', 'Invoices']);
  expect(screen.getByRole('status').textContent).toBe('Openings moved to position 2 of 4');
  fireEvent.click(button('Move up Openings'));
  expect(onReorder).toHaveBeenLastCalledWith(['Openings', 'Pricing', 'Contracts', 'Invoices']);
});

test('a row at an end does not move further, and keeps the focus', () => {
  const onReorder = start();
  const up = button('Move up Openings');
  expect(up.getAttribute('aria-disabled')).toBe('true');
  expect(up.hasAttribute('disabled')).toBe(false);
  fireEvent.click(up);
  fireEvent.click(button('Move down Invoices'));
  expect(onReorder).not.toHaveBeenCalled();
});

test('arrow keys move a row by its handle, which keeps the focus', () => {
  start();
  handle('Contracts').focus();
  fireEvent.keyDown(handle('Contracts'), { key: 'ArrowUp' });
  fireEvent.keyDown(handle('Contracts'), { key: 'ArrowUp' });
  expect(order()).toEqual(['Contracts', 'Openings', 'Pricing', 'Invoices']);
  expect(document.activeElement).toBe(handle('Contracts'));
  const help = document.getElementById(handle('Contracts').getAttribute('aria-describedby')!);
  expect(help?.textContent).toContain('arrow keys');
});

test('a row dragged by its handle moves to where it is dropped', () => {
  const onReorder = start();
  fireEvent.pointerDown(handle('Openings'), point(25));
  fireEvent.pointerMove(handle('Openings'), point(110));
  expect(onReorder).not.toHaveBeenCalled();
  fireEvent.pointerUp(handle('Openings'), point(110));
  expect(onReorder.mock.calls).toEqual([[['Pricing', 'Contracts', 'Openings', 'Invoices']]]);
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a lost pointer', () => fireEvent.pointerCancel(handle('Openings'), point(110))],
])('%s puts the row back', (_how, interrupt) => {
  const onReorder = start();
  fireEvent.pointerDown(handle('Openings'), point(25));
  fireEvent.pointerMove(handle('Openings'), point(110));
  interrupt();
  fireEvent.pointerUp(handle('Openings'), point(110));
  expect(onReorder).not.toHaveBeenCalled();
});

test('other mouse buttons do not drag', () => {
  const onReorder = start();
  fireEvent.pointerDown(handle('Openings'), { ...point(25), button: 2 });
  fireEvent.pointerMove(handle('Openings'), point(110));
  fireEvent.pointerUp(handle('Openings'), point(110));
  expect(onReorder).not.toHaveBeenCalled();
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('moving from %d to %d gives %s', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

// Rows of 40, 80 and 40 pixels.
const rows = [
  { top: 0, height: 40 },
  { top: 40, height: 80 },
  { top: 120, height: 40 },
];

test.each([
  [0, 39, 0],
  [0, 41, 1],
  [0, 101, 2],
  [0, -50, 0],
  [2, -39, 2],
  [2, -41, 1],
  [2, -101, 0],
  [1, 19, 1],
  [1, 21, 2],
])('row %d dragged by %d pixels drops at %d', (from, by, place) => {
  expect(dropIndex({ from, rows }, by)).toBe(place);
});

test('rows it passes are offset by the height of the dragged row', () => {
  const offsets = (from: number, to: number) => rows.map((_, index) => rowOffset({ from, to, by: 5, rows }, index));
  expect(offsets(0, 2)).toEqual([5, -40, -40]);
  expect(offsets(1, 0)).toEqual([80, 5, 0]);
  expect(offsets(2, 0)).toEqual([40, 40, 5]);
  expect(offsets(1, 1)).toEqual([0, 5, 0]);
});

test.each([
  [0, -20, 0],
  [0, 60, 60],
  [0, 500, 120],
  [1, -100, -40],
  [2, 30, 0],
])('row %d dragged by %d pixels moves %d pixels, to stay in the list', (from, by, stands) => {
  expect(clampToList({ from, rows }, by)).toBe(stands);
});

test.each([
  [0, -14],
  [28, -7],
  [56, 0],
  [300, 0],
  [744, 0],
  [772, 7],
  [900, 14],
])('in a window of 800 pixels, a pointer at %d scrolls %d pixels per frame', (pointer, speed) => {
  vi.stubGlobal('innerHeight', 800);
  expect(edgeSpeed(document.scrollingElement ?? document.documentElement, pointer)).toBe(speed);
  vi.unstubAllGlobals();
});
