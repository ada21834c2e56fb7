import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DetailPage } from './DetailPage.tsx';

test('has one title, and an aside only if given', () => {
  const { rerender } = render(
    <DetailPage title="Kristine Joy Mercado" aside="about">
      payments
    </DetailPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kristine Joy Mercado');
  expect(screen.getByRole('complementary').textContent).toBe('about');
  rerender(<DetailPage title="Kristine Joy Mercado">payments</DetailPage>);
  expect(screen.queryByRole('complementary')).toBeNull();
});
