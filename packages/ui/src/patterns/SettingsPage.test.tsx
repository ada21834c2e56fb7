import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsPage } from './SettingsPage.tsx';

test('the sections are links of one navigation, and the current one is marked', () => {
  render(
    <SettingsPage
      title="Settings"
      groups={[
        { items: [{ label: 'Default Settings', href: '/a', current: true }] },
        { title: 'System', items: [{ label: 'Backups', href: '/b' }] },
      ]}
    >
      content
    </SettingsPage>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Default Settings', 'page'],
    ['Backups', null],
  ]);
});
