import { Alert, Button, Modal, Row, ShareLink, Stack, StatusList, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { type BlockPicture, type PageBlock, picturesOf, PUBLISH_CHECKS, type PublishCheck } from '@atlas/domain/pages';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { showError } from '../../../admin/actions/showError.ts';
import { useLoaded } from '../../../relay/useLoaded.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { errorMessage } from '../../../session/fetchGraphQL.ts';
import { MomentInput } from './MomentInput.tsx';
import type { PublishPageDialogQuery, PublishPageDialogQuery$data } from './__generated__/PublishPageDialogQuery.graphql.ts';
import type { PublishPageDialogMutation } from './__generated__/PublishPageDialogMutation.graphql.ts';
import type { PublishPageDialogShrinkMutation } from './__generated__/PublishPageDialogShrinkMutation.graphql.ts';
import { type ReadPage, pageValues } from './pageValues.ts';

interface PublishPageDialogProps {
  pageId: number;
  slug: string;
  /** The saved revision that is published. */
  revision: number;
  blocks: readonly PageBlock[];
  /** Opens a block with a problem. */
  onOpen: (block: string) => void;
  /** Puts a smaller picture in place of another one. */
  onShrunk: (from: number, picture: Omit<BlockPicture, 'alt'>) => void;
  onPublished: (read: ReadPage) => void;
  onClose: () => void;
}

type Problem = NonNullable<PublishPageDialogQuery$data['viewer']['landingPage']>['problems'][number];

/** The checklist before a page is published, and publishing it now or later. */
export function PublishPageDialog({ pageId, slug, revision, blocks, onOpen, onShrunk, onPublished, onClose }: PublishPageDialogProps) {
  const [at, setAt] = useState('');
  const [isLater, setLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { answer, hasFailed, retry } = useLoaded<PublishPageDialogQuery>(
    graphql`
      query PublishPageDialogQuery($id: Int!) {
        viewer {
          landingPage(databaseId: $id) {
            problems {
              check
              text
              block
              field
            }
          }
        }
      }
    `,
    { id: pageId },
  );
  const send = useSubmit<PublishPageDialogMutation>(graphql`
    mutation PublishPageDialogMutation($id: Int!, $revision: Int!, $at: String) {
      publishLandingPage(databaseId: $id, revision: $revision, at: $at) {
        ...pageValues_page
        ...PageEditor_page
      }
    }
  `);
  const problems = answer?.viewer.landingPage?.problems;
  const publish = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { publishLandingPage } = await send({ id: pageId, revision, at: isLater ? at : null });
      onPublished(pageValues(publishLandingPage));
      setDone(true);
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setBusy(false);
  };
  if (isDone)
    return (
      <Modal open title={isLater ? 'The page is scheduled' : 'The page is published'} onClose={onClose}>
        <ShareLink path={routePath('viewFunnel', { slug })} title={slug} />
      </Modal>
    );
  const isReady = problems?.length === 0;
  return (
    <Modal
      open
      title="Publish page"
      description={`Visitors see it at ${routePath('viewFunnel', { slug })}.`}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={isBusy}
            loadingText="Publishing"
            onClick={() => void publish()}
            {...(!isReady && {
              disabledReason: problems === undefined ? 'The page is being checked.' : 'Something is missing. See the list.',
            })}
          >
            {isLater ? 'Schedule' : 'Publish now'}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {problem !== undefined && (
          <Alert tone="danger" title="It was not published" live>
            {problem}
          </Alert>
        )}
        {hasFailed && (
          <Alert tone="warning" title="The page could not be checked" action={<Button onClick={retry}>Try again</Button>}>
            Check your connection.
          </Alert>
        )}
        {problems === undefined ? (
          !hasFailed && <Text tone="muted">Checking the page…</Text>
        ) : (
          <Checks problems={problems} pageId={pageId} blocks={blocks} onOpen={onOpen} onShrunk={onShrunk} />
        )}
        <Row gap={2} wrap>
          <Button size="dense" aria-pressed={isLater} onClick={() => setLater(!isLater)}>
            {isLater ? 'Publish now instead' : 'Publish later'}
          </Button>
        </Row>
        {isLater && <MomentInput name="at" label="Publish on" hint="Day and time in Manila." value={at} onChange={setAt} />}
      </Stack>
    </Modal>
  );
}

const LABELS = new Map<string, string>(PUBLISH_CHECKS.map(({ value, label }) => [value, label]));

interface ChecksProps extends Pick<PublishPageDialogProps, 'pageId' | 'blocks' | 'onOpen' | 'onShrunk'> {
  problems: readonly Problem[];
}

/** The items of the checklist, each with what is missing and the way there. */
function Checks({ problems, pageId, blocks, onOpen, onShrunk }: ChecksProps) {
  const isOpen = (check: PublishCheck) => problems.some((problem) => problem.check === check);
  return (
    <Stack gap={4}>
      <StatusList
        label="Checklist"
        items={PUBLISH_CHECKS.map(({ value, label }) => ({
          key: value,
          tone: isOpen(value) ? 'danger' : 'success',
          state: isOpen(value) ? 'missing' : 'done',
          text: label,
        }))}
      />
      {problems.length > 0 && (
        <Stack gap={3} as="ul" aria-label="What is missing">
          {problems.map((problem, at) => (
            <Stack key={at} gap={1} as="li" align="start">
              <Text>
                {LABELS.get(problem.check)}: {problem.text}
              </Text>
              <Row gap={2} wrap>
                {problem.block != null && (
                  <Button size="dense" onClick={() => onOpen(problem.block ?? '')}>
                    Go to the block
                  </Button>
                )}
                {problem.check === 'weight' && problem.block != null && (
                  <Shrink pageId={pageId} blocks={blocks} problem={problem} onShrunk={onShrunk} />
                )}
              </Row>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Offers a smaller copy of a picture that has too many bytes. */
function Shrink({ pageId, blocks, problem, onShrunk }: Pick<ChecksProps, 'pageId' | 'blocks' | 'onShrunk'> & { problem: Problem }) {
  const [isBusy, setBusy] = useState(false);
  const send = useSubmit<PublishPageDialogShrinkMutation>(graphql`
    mutation PublishPageDialogShrinkMutation($id: Int!, $file: Int!) {
      shrinkLandingPicture(databaseId: $id, file: $file) {
        file
        width
        height
      }
    }
  `);
  const placed = picturesOf(blocks).find(({ block, field }) => block.id === problem.block && field === problem.field);
  if (!placed) return null;
  const { file } = placed.picture;
  const shrink = async () => {
    setBusy(true);
    try {
      const { shrinkLandingPicture: made } = await send({ id: pageId, file });
      onShrunk(file, { file: made.file, width: made.width, height: made.height });
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <Button size="dense" loading={isBusy} loadingText="Making it smaller" onClick={() => void shrink()}>
      Use a smaller copy
    </Button>
  );
}
