import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stat } from './Stat.tsx';
import { StatGroup } from './StatGroup.tsx';

test('labels the figure, and states the comparison in words', () => {
  render(
    <StatGroup label="November 2025">
      <Stat label="Refunds" value="2" change={{ direction: 'down', meaning: 'good', text: '3 fewer than in October' }} />
    </StatGroup>,
  );
  expect(screen.getByRole('region', { name: 'November 2025' })).toBeTruthy();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Refunds']);
  expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual(['2', '3 fewer than in October']);
});
