import { AttentionList, FiguresSection } from '@atlas/ui';
import { ATTENTION_COUNTS, homeCountPath } from '@atlas/domain/home';
import { countText } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { hasScreenFor } from '../../routing/hasScreen.ts';
import { useAuth } from '../../session/authContext.ts';
import type { NeedsAttention_counts$key } from './__generated__/NeedsAttention_counts.graphql.ts';

interface NeedsAttentionProps {
  counts: NeedsAttention_counts$key;
  /** True if other parts of the page list something to act on; then this part does not report that nothing needs attention. */
  hasMore: boolean;
}

/**
 * The rows that the user has to act on, counted by kind, each count with a link to them. Hidden
 * when only other parts of the page have something.
 */
export function NeedsAttention({ counts: key, hasMore }: NeedsAttentionProps) {
  const { countedAt, counts } = useFragment(
    graphql`
      fragment NeedsAttention_counts on HomeCounts {
        countedAt
        counts {
          key
          rows
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const rowsOf = new Map(counts.map((count) => [count.key, count.rows]));
  const shown = ATTENTION_COUNTS.filter((count) => (rowsOf.get(count.key) ?? 0) > 0 && hasScreenFor(currentUser, count.route));
  if (shown.length === 0 && hasMore) return null;
  return (
    <FiguresSection title="Needs attention">
      <AttentionList
        label="Needs attention"
        clear="Nothing needs your attention."
        items={shown.map((count) => {
          const rows = rowsOf.get(count.key) ?? 0;
          return {
            key: count.key,
            tone: count.tone,
            count: countText(rows),
            label: rows === 1 ? count.noun.one : count.noun.many,
            note: count.note,
            href: homeCountPath(count, new Date(countedAt)),
          };
        })}
      />
    </FiguresSection>
  );
}
