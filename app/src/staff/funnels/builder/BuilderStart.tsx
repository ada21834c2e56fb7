import { BlockPicker, Button, Card, Heading, Row, Stack, Text } from '@atlas/ui';
import { STARTING_PAGES } from '@atlas/domain/pages';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { showError } from '../../../admin/actions/showError.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { PAGE_PICTURES } from './blockPictures.ts';
import { LinkPageForm } from './LinkPageForm.tsx';
import type { BuilderStartMutation } from './__generated__/BuilderStartMutation.graphql.ts';
import type { BuilderStartUnlinkMutation } from './__generated__/BuilderStartUnlinkMutation.graphql.ts';

interface BuilderStartProps {
  funnelId: number;
  /** The landing page of the funnel, as far as there is one. */
  page: { readonly id: number; readonly revision: number; readonly link: string | null; readonly hasBlocks: boolean } | null;
  reload: () => Promise<unknown>;
  /** Goes back to the blocks without a change; absent where there are none, or where the page is linked. */
  onBack?: (() => void) | undefined;
}

const ITEMS = STARTING_PAGES.map(({ value, label, purpose }) => ({ id: value, label, purpose, parts: PAGE_PICTURES[value] }));

/** Chooses what the address of a funnel shows: a linked page, or blocks that begin with a ready-made page. */
export function BuilderStart({ funnelId, page, reload, onBack }: BuilderStartProps) {
  const [isBusy, setBusy] = useState(false);
  const start = useSubmit<BuilderStartMutation>(graphql`
    mutation BuilderStartMutation($funnelId: Int!, $start: String!) {
      startLandingPage(funnelId: $funnelId, start: $start) {
        databaseId
      }
    }
  `);
  const unlink = useSubmit<BuilderStartUnlinkMutation>(graphql`
    mutation BuilderStartUnlinkMutation($id: Int!, $revision: Int!) {
      unlinkLandingPage(databaseId: $id, revision: $revision) {
        databaseId
      }
    }
  `);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(showError);
    setBusy(false);
  };
  return (
    <Stack gap={8}>
      <Card padding="roomy" as="section" aria-labelledby="template-1">
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="template-1">
            Template 1
          </Heading>
          {page?.hasBlocks ? (
            <>
              <Text>The blocks of this page are kept. Visitors see its published version again, or the plain offer.</Text>
              <Row gap={2} wrap>
                {onBack ? (
                  <Button variant="primary" onClick={onBack}>
                    Back to the blocks
                  </Button>
                ) : (
                  <Button
                    variant="primary"
                    loading={isBusy}
                    loadingText="Changing"
                    onClick={() => void run(() => unlink({ id: page.id, revision: page.revision }, reload))}
                  >
                    Use the blocks
                  </Button>
                )}
              </Row>
            </>
          ) : (
            <>
              <Text>Build a page from blocks. Begin with one of these and change everything.</Text>
              <BlockPicker
                label="Ready-made pages"
                items={ITEMS}
                onPick={(chosen) => {
                  if (!isBusy) void run(() => start({ funnelId, start: chosen }, reload));
                }}
              />
            </>
          )}
        </Stack>
      </Card>
      <LinkPageForm funnelId={funnelId} revision={page?.revision ?? null} link={page?.link ?? ''} reload={reload} />
    </Stack>
  );
}
