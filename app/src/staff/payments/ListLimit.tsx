import { Text } from '@atlas/ui';

/** The largest number of rows that the server lists. */
const MOST = 100;

/** States that a list may be longer than it shows. */
export const ListLimit = ({ rows, which }: { rows: readonly unknown[]; which: 'oldest' | 'latest' }) =>
  rows.length >= MOST && (
    <Text size={14} tone="muted">
      {`Only the ${which} ${MOST} are listed.`}
    </Text>
  );
