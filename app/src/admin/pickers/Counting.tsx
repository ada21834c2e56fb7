import { Text } from '@atlas/ui';

/** Shown until the people who can open a record are counted. */
export const Counting = () => (
  <Text size={14} tone="muted">
    Counting who can open this...
  </Text>
);
