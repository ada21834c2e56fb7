import { ButtonLink, Drawer, EmptyState, Stack } from '@atlas/ui';
import Download from 'lucide-react/icons/download';
import { graphql, useFragment } from 'react-relay/hooks';
import { DownloadHelp } from '../uploads/DownloadHelp.tsx';
import { useIsInApp } from '../uploads/useIsInApp.ts';
import { DocumentView } from './DocumentView.tsx';
import type { DocumentDrawer_document$key } from './__generated__/DocumentDrawer_document.graphql.ts';

interface DocumentDrawerProps {
  /** Null when there is no such document, or the viewer may not see it. */
  document: DocumentDrawer_document$key | null;
  onClose: () => void;
}

/** Drawer for an issued document, with the link to its PDF. */
export function DocumentDrawer({ document: key, onClose }: DocumentDrawerProps) {
  const document = useFragment(
    graphql`
      fragment DocumentDrawer_document on Document {
        number
        pdfUrl
        ...DocumentView_document
      }
    `,
    key,
  );
  const isInApp = useIsInApp();
  if (document == null)
    return (
      <Drawer open onClose={onClose} title="Document">
        <EmptyState title="This document does not exist." text="Check the link, or open the document from its payment." />
      </Drawer>
    );
  const { number, pdfUrl } = document;
  return (
    <Drawer
      open
      onClose={onClose}
      title={number}
      size="wide"
      actions={
        isInApp ? undefined : (
          <ButtonLink href={pdfUrl} variant="primary" iconStart={Download} download={`${number}.pdf`}>
            Download PDF
          </ButtonLink>
        )
      }
    >
      <Stack gap={5}>
        <DownloadHelp />
        <DocumentView document={document} level={3} />
      </Stack>
    </Drawer>
  );
}
