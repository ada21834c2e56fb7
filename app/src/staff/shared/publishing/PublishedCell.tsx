import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { PublicationStatus } from './PublicationStatus.tsx';
import type { PublishedCell_item$key } from './__generated__/PublishedCell_item.graphql.ts';

interface PublishedCellProps {
  item: PublishedCell_item$key;
  /** How the other days of the list are written. */
  dayText?: (at: string) => string;
}

/** The day of publication in a list of content, or the badge of what members do not see. */
export function PublishedCell({ item: key, dayText = formatShortDate }: PublishedCellProps) {
  const item = useFragment(
    graphql`
      fragment PublishedCell_item on Publishable {
        publication
        publishedAt
        ...PublicationStatus_item
      }
    `,
    key,
  );
  const { publication, publishedAt } = item;
  return publication === 'PUBLISHED' && publishedAt !== null ? dayText(publishedAt) : <PublicationStatus item={item} />;
}
