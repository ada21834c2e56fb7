import { Button, Drawer, KeyValueList, Link, RichText, type RichTextProps, Stack } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { ArchiveButton } from '../../admin/actions/ArchiveButton.tsx';
import { ChangelogDialog } from './ChangelogDialog.tsx';
import { ChangelogStatus } from './ChangelogStatus.tsx';
import { isArchived, isPublic, useChangelogActions } from './useChangelogActions.ts';
import type { ChangelogEntryDrawer_entry$key } from './__generated__/ChangelogEntryDrawer_entry.graphql.ts';

interface ChangelogEntryDrawerProps {
  entry: ChangelogEntryDrawer_entry$key;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** An entry of the change log as readers see it, with its actions. */
export function ChangelogEntryDrawer({ entry: key, reload, onClose }: ChangelogEntryDrawerProps) {
  const entry = useFragment(
    graphql`
      fragment ChangelogEntryDrawer_entry on ChangelogEntry {
        databaseId
        revision
        title
        bodyTree
        status
        publishedAt
        createdAt
        author {
          name
        }
        ...ChangelogDialog_entry
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  const { publish, archive } = useChangelogActions(reload);
  const { databaseId, revision, title, bodyTree, status, publishedAt, createdAt, author } = entry;
  const record = { databaseId, revision, title, status };
  const toPublish = publish(record);
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      size="wide"
      actions={
        <>
          <ArchiveButton archived={isArchived(record)} action={archive(record)} />
          <Button onClick={() => setEditing(true)}>Edit</Button>
          {toPublish && (
            <ActionButton variant={isPublic(record) ? 'secondary' : 'primary'} action={toPublish}>
              {isPublic(record) ? 'Unpublish' : 'Publish'}
            </ActionButton>
          )}
        </>
      }
    >
      <Stack gap={6}>
        <KeyValueList
          items={[
            { label: 'Status', value: <ChangelogStatus status={status} /> },
            { label: 'Public since', value: publishedAt == null ? null : instantText(publishedAt) },
            { label: 'Written by', value: author?.name ?? null },
            { label: 'Created', value: instantText(createdAt) },
          ]}
        />
        <RichText text={bodyTree as RichTextProps['text']} level={3} />
        {isPublic(record) && <Link href={routePath('changelog')}>See the public page</Link>}
      </Stack>
      {editing && <ChangelogDialog entry={entry} reload={reload} onClose={() => setEditing(false)} onSaved={() => undefined} />}
    </Drawer>
  );
}
