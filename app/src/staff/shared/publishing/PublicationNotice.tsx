import { Alert } from '@atlas/ui';
import { publicationText } from '@atlas/domain/content';
import { toDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../../session/useNow.ts';
import type { PublicationNotice_item$key } from './__generated__/PublicationNotice_item.graphql.ts';

/** Notice on the page of content that only staff see: a draft, or its time of publication. */
export function PublicationNotice({ item }: { item: PublicationNotice_item$key }) {
  const { archivedAt, publication, publishedAt } = useFragment(
    graphql`
      fragment PublicationNotice_item on Publishable {
        archivedAt
        publication
        publishedAt
      }
    `,
    item,
  );
  const now = useNow();
  if (archivedAt !== null || publication === 'PUBLISHED') return null;
  return (
    <Alert tone="info" title={publicationText(publishedAt == null ? null : toDate(publishedAt), now)}>
      {publication === 'DRAFT' ? 'Only staff see this until you publish it.' : 'Only staff see this until then.'}
    </Alert>
  );
}
