import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { PublicationStatus } from './PublicationStatus.tsx';
import type { PublishedCell_item$key } from './__generated__/PublishedCell_item.graphql.ts';

/** The day of publication in a list of content, or the badge of what members do not see. */
export function PublishedCell({ item: key }: { item: PublishedCell_item$key }) {
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
  return publication === 'PUBLISHED' && publishedAt !== null ? formatShortDate(publishedAt) : <PublicationStatus item={item} />;
}
