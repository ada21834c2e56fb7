import { instantText } from '@atlas/domain/audit';
import { Button, DateText, Drawer, Row, StatusBadge, Text, Timeline } from '@atlas/ui';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { MarkdownText } from '../shared/MarkdownText.tsx';
import type { LegalPlace } from './LegalActions.tsx';
import type { LegalVersions_document$key } from './__generated__/LegalVersions_document.graphql.ts';

interface LegalVersionsProps {
  document: LegalVersions_document$key;
  place: LegalPlace;
  /** Replaces the draft with another text. */
  replace: (body: string) => Promise<void>;
  /** Reloads the page after another user saved it. */
  reload: () => Promise<unknown>;
}

/**
 * The published versions of a legal page, newest first. The text of an earlier version can become
 * the draft.
 */
export function LegalVersions({ document: key, place, replace, reload }: LegalVersionsProps) {
  const { versions } = useFragment(
    graphql`
      fragment LegalVersions_document on LegalDocument {
        versions {
          number
          body
          publishedAt
          publishedBy {
            name
          }
        }
      }
    `,
    key,
  );
  const [read, setRead] = useState<number | null>(null);
  const open = versions.find(({ number }) => number === read);
  if (versions.length === 0) return <Text tone="muted">Nothing is published yet.</Text>;
  return (
    <>
      <Timeline
        label="Versions"
        items={versions.map(({ number, body, publishedAt, publishedBy }, index) => ({
          id: String(number),
          title: (
            <Row as="span" gap={2} wrap>
              Version {number}
              {index === 0 && <StatusBadge tone="success" text="Published" />}
            </Row>
          ),
          meta: (
            <>
              <DateText text={instantText(publishedAt)} dateTime={publishedAt} /> by {publishedBy?.name ?? 'the system'}
            </>
          ),
          children: (
            <Row gap={2} wrap>
              <Button size="dense" aria-label={`Read version ${number}`} onClick={() => setRead(number)}>
                Read
              </Button>
              {index > 0 && (
                <ActionButton
                  size="dense"
                  aria-label={`Restore version ${number} as a draft`}
                  action={{
                    confirm: {
                      title: `Restore version ${number} as a draft?`,
                      consequence:
                        'It replaces the text in the editor, including unsaved changes. Everyone keeps seeing the published version until you publish the draft.',
                      confirmText: 'Restore as draft',
                      busyText: 'Restoring',
                    },
                    run: () => replace(body),
                    reload,
                    success: `The text of version ${number} is the draft now.`,
                  }}
                >
                  Restore
                </ActionButton>
              )}
            </Row>
          ),
        }))}
      />
      {open && (
        <Drawer open size="wide" title={`${place.label}, version ${open.number}`} onClose={() => setRead(null)}>
          <MarkdownText source={open.body} />
        </Drawer>
      )}
    </>
  );
}
