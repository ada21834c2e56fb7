import { Button, ErrorState, Modal, Stack, Text } from '@atlas/ui';
import type { PageBlock } from '@atlas/domain/pages';
import { graphql } from 'react-relay/hooks';
import { useLoaded } from '../../../relay/useLoaded.ts';
import { ChangeList } from './ChangeList.tsx';
import { pageValues, type ReadPage } from './pageValues.ts';
import type { ConflictDialogQuery } from './__generated__/ConflictDialogQuery.graphql.ts';

interface ConflictDialogProps {
  pageId: number;
  /** The blocks that this browser has and could not save. */
  mine: readonly PageBlock[];
  /** Why there are two: someone else saved the page, or this browser kept an older draft. */
  reason: string;
  onKeepMine: (theirs: ReadPage) => void;
  onTakeTheirs: (theirs: ReadPage) => void;
}

/** Two drafts of one page: shows what differs, and asks which one goes on. The other one can be had back with Undo. */
export function ConflictDialog({ pageId, mine, reason, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { answer, hasFailed, retry } = useLoaded<ConflictDialogQuery>(
    graphql`
      query ConflictDialogQuery($id: Int!) {
        viewer {
          landingPage(databaseId: $id) {
            ...pageValues_page
          }
        }
      }
    `,
    { id: pageId },
  );
  const page = answer?.viewer.landingPage;
  const theirs = page ? pageValues(page) : null;
  return (
    <Modal
      open
      mustAnswer
      unasked
      title="There are two drafts of this page"
      description={reason}
      onClose={() => undefined}
      actions={
        theirs && (
          <>
            <Button onClick={() => onTakeTheirs(theirs)}>Use the saved draft</Button>
            <Button variant="primary" onClick={() => onKeepMine(theirs)}>
              Keep mine
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        {hasFailed && <ErrorState title="The saved draft could not be loaded" onRetry={retry} />}
        {theirs === null && !hasFailed && <Text tone="muted">Loading the saved draft…</Text>}
        {theirs && (
          <>
            <Text weight="label">From the saved draft to yours</Text>
            <ChangeList label="From the saved draft to yours" before={theirs.page.blocks} after={mine} />
            <Text size={14} tone="muted">
              Undo brings the other one back while this page is open.
            </Text>
          </>
        )}
      </Stack>
    </Modal>
  );
}
