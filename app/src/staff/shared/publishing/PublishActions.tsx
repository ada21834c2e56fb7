import { Button } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { lazyPart } from '../../../routing/lazyPart.ts';
import type { PublishActions_item$key } from './__generated__/PublishActions_item.graphql.ts';
import { usePublishing, type PublishedNoun } from './usePublishing.ts';

// Loaded on the first press.
const PublishDialog = lazyPart('PublishDialog', async () => (await import('./PublishDialog.tsx')).PublishDialog);

interface PublishActionsProps {
  noun: PublishedNoun;
  item: PublishActions_item$key;
  /** Reloads the page after changes that affect more than the item itself. */
  reload?: (() => Promise<unknown>) | undefined;
}

/**
 * The buttons that publish an item, or make it a draft again, for staff who may edit it. Archived
 * items have none.
 */
export function PublishActions({ noun, item: key, reload }: PublishActionsProps) {
  const item = useFragment(
    graphql`
      fragment PublishActions_item on Publishable {
        databaseId
        name
        archivedAt
        publication
        ...PublishDialog_item
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const { publish, unpublish } = usePublishing(noun, item.databaseId);
  if (item.archivedAt !== null) return null;
  const { name, publication } = item;
  const isLive = publication === 'PUBLISHED';
  const hide = {
    run: () => unpublish(reload),
    success: `${name} is a draft again.`,
    ...(isLive && { undo: { run: () => publish({ when: 'NOW' }, { reload }), success: `${name} is published again.` } }),
  };
  return (
    <>
      {!isLive && (
        <Button variant="primary" onClick={() => setOpen(true)}>
          {publication === 'DRAFT' ? 'Publish to members' : 'Change the time'}
        </Button>
      )}
      {publication !== 'DRAFT' && (
        <ActionButton
          action={
            isLive
              ? {
                  ...hide,
                  confirm: {
                    title: `Unpublish ${name}?`,
                    consequence: CONSEQUENCES[noun],
                    confirmText: 'Unpublish',
                    busyText: 'Unpublishing',
                  },
                }
              : hide
          }
        >
          {isLive ? 'Unpublish' : 'Back to draft'}
        </ActionButton>
      )}
      {isOpen && (
        <Suspense>
          <PublishDialog noun={noun} item={item} reload={reload} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const KEPT = 'Members no longer see it. What they finished is kept.';
const CONSEQUENCES: Readonly<Record<PublishedNoun, string>> = {
  course: KEPT,
  lesson: KEPT,
  event: 'Members no longer see it, and those who are going are not notified. Cancel it instead to tell them.',
  resource: 'Members no longer see it, and links to it stop working.',
};
