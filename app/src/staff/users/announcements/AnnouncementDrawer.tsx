import { Alert, Button, ButtonLink, Drawer, KeyValueList, Link, RichText, type RichTextProps, Stack } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { routePath } from '@atlas/domain/navigation';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { lazyPart } from '../../../routing/lazyPart.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { AnnouncementProgress } from './AnnouncementProgress.tsx';
import { AnnouncementState } from './AnnouncementState.tsx';
import { useAnnouncementActions } from './useAnnouncementActions.ts';
import type {
  AnnouncementDrawer_announcement$data,
  AnnouncementDrawer_announcement$key,
} from './__generated__/AnnouncementDrawer_announcement.graphql.ts';

// Loaded on the first press.
const SendDialog = lazyPart('SendDialog', async () => (await import('./SendDialog.tsx')).SendDialog);

interface AnnouncementDrawerProps {
  announcement: AnnouncementDrawer_announcement$key;
  /** Whether the viewer writes announcements. */
  isWriter: boolean;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

const channelsOf = ({ isInApp, isMailed }: AnnouncementDrawer_announcement$data): string =>
  isInApp && isMailed ? 'In Atlas and by email' : isMailed ? 'By email' : 'In Atlas';

const recipientsOf = ({ audience, segment, segmentName }: AnnouncementDrawer_announcement$data) => {
  if (audience === 'MEMBERS') return 'All members in the scope of the sender';
  if (segment) return <Link href={segment.path}>{segment.name}</Link>;
  return segmentName ?? null;
};

/** An announcement as its recipients read it, with its progress, its outcome and its actions. */
export function AnnouncementDrawer({ announcement: key, isWriter, reload, onClose }: AnnouncementDrawerProps) {
  const announcement = useFragment(
    graphql`
      fragment AnnouncementDrawer_announcement on Announcement {
        databaseId
        title
        bodyTree
        path
        audience
        segment {
          name
          path
        }
        segmentName
        isInApp
        isMailed
        state
        scheduledAt
        finishedAt
        authorName
        senderName
        problem
        ...AnnouncementDialog_announcement
        ...AnnouncementProgress_announcement
        ...SendDialog_announcement
      }
    `,
    key,
  );
  const [opened, setOpened] = useState<'edit' | 'send' | null>(null);
  const actions = useAnnouncementActions({ reload, onDeleted: onClose });
  const { databaseId, title, bodyTree, path, state, scheduledAt, finishedAt, authorName, senderName, problem } = announcement;
  const close = () => setOpened(null);
  const record = { databaseId, title };
  const wasSent = state !== 'DRAFT' && state !== 'SCHEDULED';
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      size="wide"
      actions={
        isWriter && (
          <>
            {state === 'DRAFT' && <ActionButton action={actions.remove(record)}>Delete</ActionButton>}
            {!wasSent && <ActionButton action={actions.test(record)}>Send a test to me</ActionButton>}
            {state === 'DRAFT' && <Button onClick={() => setOpened('edit')}>Edit</Button>}
            {state === 'DRAFT' && (
              <Button variant="primary" onClick={() => setOpened('send')}>
                Send
              </Button>
            )}
            {state === 'SCHEDULED' && <ActionButton action={actions.unschedule(record)}>Back to draft</ActionButton>}
            {state === 'SENDING' && <ActionButton action={actions.stop(record)}>Stop</ActionButton>}
            {state === 'STOPPED' && (
              <ActionButton variant="primary" action={actions.resume(record)}>
                Continue
              </ActionButton>
            )}
          </>
        )
      }
    >
      <Stack gap={6}>
        {problem != null && <Alert tone="warning">{problem}</Alert>}
        {wasSent && <AnnouncementProgress announcement={announcement} />}
        <KeyValueList
          items={[
            { label: 'State', value: <AnnouncementState state={state} /> },
            { label: 'Recipients', value: recipientsOf(announcement) },
            { label: 'Sent', value: channelsOf(announcement) },
            ...(state === 'SCHEDULED' && scheduledAt != null ? [{ label: 'Scheduled', value: instantText(scheduledAt) }] : []),
            ...(finishedAt == null ? [] : [{ label: 'Finished', value: instantText(finishedAt) }]),
            { label: 'Written by', value: authorName },
            ...(senderName == null ? [] : [{ label: 'Sender', value: senderName }]),
            ...(path === '' ? [] : [{ label: 'Page', value: <Link href={path}>{path}</Link> }]),
          ]}
        />
        <RichText text={bodyTree as RichTextProps['text']} level={3} />
        {wasSent && <ButtonLink href={routePath('users', { tab: 'recipients', announcement: databaseId })}>See the recipients</ButtonLink>}
      </Stack>
      {opened === 'edit' && <AnnouncementDialog announcement={announcement} reload={reload} onClose={close} onSaved={() => undefined} />}
      {opened === 'send' && (
        <Suspense>
          <SendDialog announcement={announcement} reload={reload} onClose={close} />
        </Suspense>
      )}
    </Drawer>
  );
}
