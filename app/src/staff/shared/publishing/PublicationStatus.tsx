import { StatusBadge } from '@atlas/ui';
import Clock from 'lucide-react/icons/clock';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PublicationStatus_item$key } from './__generated__/PublicationStatus_item.graphql.ts';

/** Badge next to the name of content: whether it is archived, a draft, scheduled or published. */
export function PublicationStatus({ item }: { item: PublicationStatus_item$key }) {
  const { archivedAt, publication } = useFragment(
    graphql`
      fragment PublicationStatus_item on Publishable {
        archivedAt
        publication
      }
    `,
    item,
  );
  if (archivedAt !== null) return <StatusBadge tone="neutral" text="Archived" />;
  if (publication === 'DRAFT') return <StatusBadge tone="warning" text="Draft" />;
  if (publication === 'SCHEDULED') return <StatusBadge tone="info" text="Scheduled" icon={Clock} />;
  return <StatusBadge tone="success" text="Published" />;
}
