import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RowFigure } from './RowFigure.tsx';
import { RowTitle } from './RowTitle.tsx';

test('only the name is the link, not the note below it', () => {
  render(
    <RowTitle href="/users/7" note="arvin@example.com">
      Arvin Salazar
    </RowTitle>,
  );
  expect(screen.getByRole('link', { name: 'Arvin Salazar' }).getAttribute('href')).toBe('/users/7');
  expect(screen.getByText('arvin@example.com').closest('a')).toBeNull();
});

test('without a URL it is not a link', () => {
  render(<RowTitle>Arvin Salazar</RowTitle>);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a figure without a note is one line', () => {
  const { container, rerender } = render(<RowFigure note="10/31/2025">₱3,499.00</RowFigure>);
  expect(container.firstElementChild?.children).toHaveLength(2);
  rerender(<RowFigure>₱3,499.00</RowFigure>);
  expect(container.firstElementChild?.children).toHaveLength(1);
});
