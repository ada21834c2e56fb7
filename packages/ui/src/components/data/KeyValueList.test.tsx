import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyValueList } from './KeyValueList.tsx';

test('shows the empty text for unknown values, but not for zero', () => {
  render(
    <KeyValueList
      items={[
        { label: 'Platform', value: 'Bank transfer' },
        { label: 'Batch', value: null },
        { label: 'XP', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Platform', 'Batch', 'XP']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Bank transfer', 'None', '0']);
});
