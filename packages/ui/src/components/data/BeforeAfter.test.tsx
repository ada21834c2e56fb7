import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BeforeAfter } from './BeforeAfter.tsx';

test('states what happened to each field, with both values', () => {
  render(
    <BeforeAfter
      label="Stage 2"
      changes={[
        { field: 'Name', kind: 'changed', before: 'A', after: 'B' },
        { field: 'Cover', kind: 'added', after: 'lagoon' },
        { field: 'Reviewer IDs', kind: 'removed', before: [21, 22] },
        { field: 'Is optional', kind: 'same', before: false, after: false },
      ]}
    />,
  );
  const received = within(screen.getByRole('list', { name: 'Stage 2' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.firstElementChild?.textContent,
      ...within(item)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ]);
  expect(received).toEqual([
    ['NameChanged', 'A', 'B'],
    ['CoverAdded', 'Not there', 'lagoon'],
    ['Reviewer IDsRemoved', '21, 22', 'Not there'],
    ['Is optionalUnchanged', 'No', 'No'],
  ]);
});

test('folds only long values, and expands each separately', () => {
  const long = 'x'.repeat(400);
  render(<BeforeAfter label="Stage 2" changes={[{ field: 'Text', kind: 'changed', before: long, after: 'x'.repeat(320) }]} />);
  const button = screen.getByRole('button', { name: 'Show all of Text' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show less of Text' }).getAttribute('aria-expanded')).toBe('true');
});
