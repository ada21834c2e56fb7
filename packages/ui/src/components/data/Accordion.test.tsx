import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'when', title: 'When?', content: 'Within 7 days.', open: true },
  { id: 'how', title: 'How?', content: 'The way you paid.' },
];

test('renders titles as headings at the level of the page outline', () => {
  render(<Accordion items={items} level={2} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['When?', 'How?']);
});

test('gives items a shared name only if one closes the others', () => {
  const { rerender } = render(<Accordion items={items} single="refunds" />);
  const names = () => [...document.querySelectorAll('details')].map((part) => part.getAttribute('name'));
  expect(names()).toEqual(['refunds', 'refunds']);
  rerender(<Accordion items={items} />);
  expect(names()).toEqual([null, null]);
});

test('can start with an item open', () => {
  render(<Accordion items={items} />);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});
