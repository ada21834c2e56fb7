import { Stack, StickyActions, Text } from '@atlas/ui';
import { formatPeso } from '@atlas/domain/money';
import type { ReactNode } from 'react';

/** The amount that is due today with the button that orders, always in reach. */
export const PayBar = ({ dueToday, total, children }: { dueToday: number; total: number; children: ReactNode }) => (
  <StickyActions
    label="Your order"
    scope="always"
    lead={
      <Stack gap={0}>
        <Text size={12} tone="muted">
          Due today
        </Text>
        <Text weight="label" size={18} numeric nowrap>
          {formatPeso(dueToday)}
        </Text>
        {total > dueToday && (
          <Text size={12} tone="muted" numeric nowrap>
            {formatPeso(total)} in all
          </Text>
        )}
      </Stack>
    }
    primary={children}
  />
);
