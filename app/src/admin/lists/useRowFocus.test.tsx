import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useRowFocus } from './useRowFocus.ts';

interface Row {
  key: string;
  /** The number of actions: two are behind a menu button, a single one is another button. */
  actions: 1 | 2;
}

interface Shown {
  rows: readonly Row[];
  isCovered?: boolean;
}

const rows = (...keys: string[]): Row[] => keys.map((key) => ({ key, actions: 2 }));

function List({ shown }: { shown: Shown }) {
  const root = useRef<HTMLDivElement>(null);
  const onFocus = useRowFocus(
    root,
    shown.rows.map(({ key }) => key),
    shown.isCovered ?? false,
  );
  return (
    <main id="main">
      <div ref={root} onFocus={onFocus}>
        <div data-list="">
          <table aria-label="Users">
            <tbody>
              {shown.rows.map(({ key, actions }) => (
                <tr key={key}>
                  <th scope="row">
                    <a href={`#${key}`}>{key}</a>
                  </th>
                  <td data-card="actions">
                    {actions === 2 ? <button>{`Actions for ${key}`}</button> : <button key="one">{`Restore ${key}`}</button>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {shown.isCovered === true && (
        <div role="alertdialog">
          <button>Archive</button>
        </div>
      )}
      <button>Elsewhere</button>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Shows three rows with the focus on the second, and returns a function that changes the list. */
function list(): (shown: Shown) => void {
  const { rerender } = render(<List shown={{ rows: rows('Ana', 'Ben', 'Caro') }} />);
  button('Actions for Ben').focus();
  return (shown) => rerender(<List shown={shown} />);
}

test('the row that takes the place of a removed one has the focus', () => {
  const change = list();
  change({ rows: rows('Ana', 'Caro') });
  expect(document.activeElement).toBe(button('Actions for Caro'));
});

test('the last row has it when the removed one was the last', () => {
  const change = list();
  button('Actions for Caro').focus();
  change({ rows: rows('Ana', 'Ben') });
  expect(document.activeElement).toBe(button('Actions for Ben'));
});

test('the list has it when no row is left', () => {
  const change = list();
  change({ rows: [] });
  expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Users' }));
});

test('the same row keeps it when its actions change', () => {
  const change = list();
  change({ rows: [...rows('Ana'), { key: 'Ben', actions: 1 }, ...rows('Caro')] });
  expect(document.activeElement).toBe(button('Restore Ben'));
});

test('waits until the dialog is closed, during which the list was reloaded', () => {
  const change = list();
  change({ rows: rows('Ana', 'Ben', 'Caro'), isCovered: true });
  button('Archive').focus();
  change({ rows: rows('Ana', 'Caro'), isCovered: true });
  expect(document.activeElement).toBe(button('Archive'));
  change({ rows: rows('Ana', 'Caro') });
  expect(document.activeElement).toBe(button('Actions for Caro'));
});

test.each([
  ['is elsewhere', () => button('Elsewhere').focus(), () => button('Elsewhere')],
  [
    'was given up by a press outside the rows',
    () => {
      fireEvent.pointerDown(document.body);
      button('Actions for Ben').blur();
    },
    () => document.body,
  ],
])('stays where it is when it %s', (_where, leave, expected) => {
  const change = list();
  leave();
  change({ rows: rows('Ana', 'Caro') });
  expect(document.activeElement).toBe(expected());
});
