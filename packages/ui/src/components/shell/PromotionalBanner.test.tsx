import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PromotionalBanner } from './PromotionalBanner.tsx';

test('links to the offer and can be dismissed', () => {
  const onDismiss = vi.fn();
  render(
    <PromotionalBanner title="Atlas Live" text="11/23/2025" action={{ text: 'See tickets', href: '/tickets' }} onDismiss={onDismiss} />,
  );
  const banner = within(screen.getByRole('region', { name: 'Atlas Live' }));
  expect(banner.getByRole('link', { name: 'See tickets' }).getAttribute('href')).toBe('/tickets');
  fireEvent.click(banner.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
