import { Drawer, ErrorState, Skeleton, SkeletonGroup, Stack } from '@atlas/ui';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { QueryOnOpen } from '../../routing/QueryOnOpen.tsx';
import { DocumentDrawer } from './DocumentDrawer.tsx';
import { useOpenedDocument } from './useOpenedDocument.ts';
import OpenedDocumentQuery from './__generated__/OpenedDocumentQuery$parameters.ts';
import type { OpenedDocumentQuery as Query } from './__generated__/OpenedDocumentQuery.graphql.ts';

/**
 * The drawer of the document in the address's `documentId`. A page renders it once, and links to
 * the addresses of `useOpenedDocument`.
 */
export function OpenedDocument() {
  const { id, close } = useOpenedDocument();
  if (id === 0) return null;
  return (
    <QueryOnOpen<Query>
      key={id}
      query={OpenedDocumentQuery}
      variables={{ id }}
      loading={
        <Drawer open onClose={close} title="Document" size="wide">
          <Shape />
        </Drawer>
      }
      failed={(retry) => (
        <Drawer open onClose={close} title="Document" size="wide">
          <ErrorState title="The document could not be loaded." onRetry={retry} />
        </Drawer>
      )}
    >
      {(queryRef) => <Loaded queryRef={queryRef} onClose={close} />}
    </QueryOnOpen>
  );
}

function Loaded({ queryRef, onClose }: { queryRef: PreloadedQuery<Query>; onClose: () => void }) {
  const { viewer } = usePreloadedQuery<Query>(
    graphql`
      query OpenedDocumentQuery($id: Int!) @preloadable {
        viewer {
          document(databaseId: $id) {
            ...DocumentDrawer_document
          }
        }
      }
    `,
    queryRef,
  );
  return <DocumentDrawer document={viewer.document ?? null} onClose={onClose} />;
}

const Shape = () => (
  <SkeletonGroup>
    <Stack gap={5}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="wide" />
      <Skeleton shape="block" />
    </Stack>
  </SkeletonGroup>
);
