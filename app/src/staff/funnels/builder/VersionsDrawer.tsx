import { instantText } from '@atlas/domain/audit';
import type { PageBlock } from '@atlas/domain/pages';
import { Button, DateText, Drawer, ErrorState, Row, Stack, StatusBadge, Text, Timeline } from '@atlas/ui';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useLoaded } from '../../../relay/useLoaded.ts';
import { ChangeList } from './ChangeList.tsx';
import { blocksOf } from './pageValues.ts';
import type { VersionsDrawerQuery } from './__generated__/VersionsDrawerQuery.graphql.ts';

interface VersionsDrawerProps {
  pageId: number;
  /** The draft, to compare with. */
  blocks: readonly PageBlock[];
  onRestore: (version: number) => Promise<void>;
  onClose: () => void;
}

/** The published versions of a page, latest first: who published what, what differs from the draft, and restoring one. */
export function VersionsDrawer({ pageId, blocks, onRestore, onClose }: VersionsDrawerProps) {
  const [compared, setCompared] = useState<number | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);
  const { answer, hasFailed, retry } = useLoaded<VersionsDrawerQuery>(
    graphql`
      query VersionsDrawerQuery($id: Int!) {
        viewer {
          landingPage(databaseId: $id) {
            publishedVersion
            versions {
              version
              createdAt
              publishedBy {
                name
              }
              blocks {
                ...pageValues_block
              }
            }
          }
        }
      }
    `,
    { id: pageId },
  );
  const page = answer?.viewer.landingPage;
  const restore = async (version: number) => {
    setRestoring(version);
    await onRestore(version);
    setRestoring(null);
  };
  const versions = page?.versions.map((version) => ({ ...version, read: blocksOf(version.blocks) })) ?? [];
  return (
    <Drawer open size="wide" title="Versions" onClose={onClose}>
      <Stack gap={4}>
        {hasFailed && <ErrorState title="The versions could not be loaded" onRetry={retry} />}
        {!page && !hasFailed && <Text tone="muted">Loading versions…</Text>}
        {page && versions.length === 0 && <Text tone="muted">Nothing is published yet.</Text>}
        {versions.length > 0 && (
          <Timeline
            label="Versions"
            items={versions.map(({ version, createdAt, publishedBy, read }, at) => ({
              id: String(version),
              title: (
                <Row as="span" gap={2} wrap>
                  Version {version}
                  {version === page?.publishedVersion && <StatusBadge tone="success" text="Public" />}
                </Row>
              ),
              meta: (
                <>
                  <DateText text={instantText(createdAt)} dateTime={createdAt} /> by {publishedBy?.name ?? 'the system'}
                </>
              ),
              children: (
                <Stack gap={3}>
                  <ChangeList label={`Changes of version ${version}`} before={versions[at + 1]?.read ?? []} after={read} />
                  {compared === version && (
                    <Stack gap={2}>
                      <Text weight="label">From this version to the draft</Text>
                      <ChangeList label={`From version ${version} to the draft`} before={read} after={blocks} />
                    </Stack>
                  )}
                  <Row gap={2} wrap>
                    <Button
                      size="dense"
                      aria-pressed={compared === version}
                      onClick={() => setCompared(compared === version ? null : version)}
                    >
                      Compare with the draft
                    </Button>
                    <Button
                      size="dense"
                      loading={restoring === version}
                      loadingText="Restoring"
                      waiting={restoring !== null}
                      onClick={() => void restore(version)}
                    >
                      Use as draft
                    </Button>
                  </Row>
                </Stack>
              ),
            }))}
          />
        )}
      </Stack>
    </Drawer>
  );
}
