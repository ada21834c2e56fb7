import type { BlockPicture, PageBlock } from '@atlas/domain/pages';
import { ActionMenu, Button, EditorLayout, IconButton, Modal, Row, ShareLink, showToast, StatusBadge } from '@atlas/ui';
import { AutosaveIndicator } from '@atlas/ui/forms/AutosaveIndicator.tsx';
import { UnsavedGuard } from '@atlas/ui/forms/UnsavedGuard.tsx';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { instantText } from '@atlas/domain/audit';
import { showError } from '../../../admin/actions/showError.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { useBlocker } from '../../../routing/routerContext.ts';
import { BlockFields } from './BlockFields.tsx';
import { BlockList } from './BlockList.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CopyBlockDialog, type OtherPage } from './CopyBlockDialog.tsx';
import { PagePreview } from './PagePreview.tsx';
import { type ReadPage, pageValues } from './pageValues.ts';
import { PublishPageDialog } from './PublishPageDialog.tsx';
import { ShareFields } from './ShareFields.tsx';
import type { Autosave } from './useAutosave.ts';
import { usePageEditor } from './usePageEditor.ts';
import { VersionsDrawer } from './VersionsDrawer.tsx';
import type { PageEditor_page$key } from './__generated__/PageEditor_page.graphql.ts';
import type { PageEditorPreviewMutation } from './__generated__/PageEditorPreviewMutation.graphql.ts';
import type { PageEditorRestoreMutation } from './__generated__/PageEditorRestoreMutation.graphql.ts';
import type { PageEditorUnpublishMutation } from './__generated__/PageEditorUnpublishMutation.graphql.ts';

interface PageEditorProps {
  page: PageEditor_page$key;
  slug: string;
  others: readonly OtherPage[];
  /** Chooses "Link a Page" instead. */
  onLink: () => void;
}

const THEIRS = 'Someone else saved this page while you were editing it.';
const OLDER = 'This browser kept changes that were not saved, and the page was saved since.';

type Open = 'publish' | 'versions' | { readonly copy: PageBlock } | { readonly preview: string; readonly until: string };

/** The editor of a landing page: its blocks or the fields of an opened one, and the page beside them. */
export function PageEditor({ page: key, slug, others, onLink }: PageEditorProps) {
  const page = useFragment(
    graphql`
      fragment PageEditor_page on LandingPage {
        ...pageValues_page
        databaseId
        publishedVersion
        scheduledAt
        sharePicture
      }
    `,
    key,
  );
  const { databaseId: id, publishedVersion, scheduledAt, sharePicture } = page;
  const [read] = useState(() => pageValues(page));
  const { state, dispatch, autosave, older } = usePageEditor(read);
  const [open, setOpen] = useState<Open | null>(null);
  const blocker = useBlocker();
  const restore = useSubmit<PageEditorRestoreMutation>(graphql`
    mutation PageEditorRestoreMutation($id: Int!, $revision: Int!, $version: Int!) {
      restoreLandingVersion(databaseId: $id, revision: $revision, version: $version) {
        ...pageValues_page
        ...PageEditor_page
      }
    }
  `);
  const unpublish = useSubmit<PageEditorUnpublishMutation>(graphql`
    mutation PageEditorUnpublishMutation($id: Int!, $revision: Int!) {
      unpublishLandingPage(databaseId: $id, revision: $revision) {
        ...pageValues_page
        ...PageEditor_page
      }
    }
  `);
  const createPreview = useSubmit<PageEditorPreviewMutation>(graphql`
    mutation PageEditorPreviewMutation($id: Int!) {
      createPreviewLink(databaseId: $id) {
        path
        expiresAt
      }
    }
  `);

  /** Runs something that needs the page as it is saved. */
  const withSaved = async (run: (revision: number) => Promise<void>) => {
    const revision = await autosave.flush();
    if (revision === null) return;
    await run(revision).catch(showError);
  };
  /** Goes on from a page as the server has it. */
  const goOn = (next: ReadPage, isReplaced: boolean) => {
    if (isReplaced) dispatch({ type: 'replace', page: next.page });
    autosave.rebase(isReplaced ? next : { ...next, page: state.page }, true);
  };
  const { blocks } = state.page;
  const selected = blocks.find((block) => block.id === state.selected);
  const at = blocks.findIndex((block) => block.id === state.selected);
  const prefix = `blocks.${at}.props.`;
  const errors = Object.fromEntries(
    Object.entries(autosave.fieldErrors).flatMap(([path, error]) => (path.startsWith(prefix) ? [[path.slice(prefix.length), error]] : [])),
  );
  const replacePicture = (from: number, picture: Omit<BlockPicture, 'alt'>) =>
    dispatch({ type: 'replace', page: { ...state.page, blocks: blocks.map((block) => withPicture(block, from, picture)) } });
  const isConflict = autosave.state === 'conflict' || older !== null;

  return (
    <>
      <UnsavedGuard
        unsaved={!autosave.isSaved && autosave.state === 'failed'}
        onGuard={blocker.guard}
        consequence="Your changes stay in this browser, and are there when you open the page again."
      />
      <EditorLayout
        bar={
          <Row justify="between" gap={3} wrap>
            <Row gap={2} wrap>
              {publishedVersion != null ? (
                <StatusBadge tone="success" text={`Version ${publishedVersion} is public`} />
              ) : (
                <StatusBadge tone="neutral" text="Not published" />
              )}
              {scheduledAt != null && <StatusBadge tone="info" text={`Next version on ${instantText(scheduledAt)}`} />}
              <AutosaveIndicator
                state={indicatedState(autosave)}
                savedText="Draft saved"
                savingText="Saving draft"
                failedText={autosave.problem ?? 'Not saved yet. Your changes are kept in this browser.'}
                onRetry={() => void autosave.flush()}
              />
            </Row>
            <Row gap={2} wrap>
              <IconButton icon={Undo2} label="Undo" disabled={state.past.length === 0} onClick={() => dispatch({ type: 'undo' })} />
              <IconButton icon={Redo2} label="Redo" disabled={state.future.length === 0} onClick={() => dispatch({ type: 'redo' })} />
              <ActionMenu
                label="More for this page"
                actions={[
                  { label: 'Versions', onSelect: () => void withSaved(async () => setOpen('versions')) },
                  {
                    label: 'Preview link',
                    onSelect: () =>
                      void withSaved(async () => {
                        const { createPreviewLink: link } = await createPreview({ id });
                        setOpen({ preview: link.path, until: instantText(link.expiresAt) });
                      }),
                  },
                  { label: 'Link a Page', onSelect: onLink },
                  ...(publishedVersion != null || scheduledAt != null
                    ? [
                        {
                          label: 'Unpublish',
                          tone: 'danger' as const,
                          onSelect: () =>
                            void withSaved(async (revision) => {
                              const { unpublishLandingPage } = await unpublish({ id, revision });
                              goOn(pageValues(unpublishLandingPage), false);
                              showToast({ kind: 'success', text: 'Visitors see the plain offer. The versions are kept.' });
                            }),
                        },
                      ]
                    : []),
                ]}
              />
              <Button variant="primary" onClick={() => void withSaved(async () => setOpen('publish'))}>
                Publish
              </Button>
            </Row>
          </Row>
        }
        work={
          selected ? (
            <BlockFields key={selected.id} pageId={id} block={selected} blocks={blocks} dispatch={dispatch} errors={errors} />
          ) : (
            <>
              <BlockList
                blocks={blocks}
                dispatch={dispatch}
                {...(others.length > 0 && { onCopy: (block: PageBlock) => setOpen({ copy: block }) })}
              />
              <ShareFields pageId={id} page={state.page} picture={sharePicture ?? null} dispatch={dispatch} />
            </>
          )
        }
        preview={
          <PagePreview
            pageId={id}
            blocks={blocks}
            selected={state.selected}
            onSelect={(block) => dispatch({ type: 'select', id: block })}
          />
        }
      />
      {open === 'publish' && (
        <PublishPageDialog
          pageId={id}
          slug={slug}
          revision={autosave.revision}
          blocks={blocks}
          onOpen={(block) => {
            dispatch({ type: 'select', id: block });
            setOpen(null);
          }}
          onShrunk={(from, picture) => {
            replacePicture(from, picture);
            setOpen(null);
            showToast({ kind: 'success', text: 'The smaller copy is in its place.' });
          }}
          onPublished={(next) => goOn(next, false)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'versions' && (
        <VersionsDrawer
          pageId={id}
          blocks={blocks}
          onRestore={(version) =>
            withSaved(async (revision) => {
              const { restoreLandingVersion } = await restore({ id, revision, version });
              goOn(pageValues(restoreLandingVersion), true);
              setOpen(null);
              showToast({ kind: 'success', text: `Version ${version} is the draft. Undo brings the former draft back.` });
            })
          }
          onClose={() => setOpen(null)}
        />
      )}
      {typeof open === 'object' && open !== null && 'copy' in open && (
        <CopyBlockDialog pageId={id} block={open.copy} pages={others} flush={autosave.flush} onClose={() => setOpen(null)} />
      )}
      {typeof open === 'object' && open !== null && 'preview' in open && (
        <Modal
          open
          title="Preview link"
          description={`It shows the draft to anyone who has it, until ${open.until}.`}
          onClose={() => setOpen(null)}
        >
          <ShareLink path={open.preview} title="Draft of a page" />
        </Modal>
      )}
      {isConflict && (
        <ConflictDialog
          pageId={id}
          mine={older?.page.blocks ?? blocks}
          reason={older === null ? THEIRS : OLDER}
          onKeepMine={(theirs) => {
            // Their draft becomes a step that can be undone to.
            dispatch({ type: 'replace', page: theirs.page });
            dispatch({ type: 'replace', page: { ...(older?.page ?? state.page) } });
            autosave.rebase(theirs, false);
          }}
          onTakeTheirs={(theirs) => {
            if (older !== null) dispatch({ type: 'replace', page: older.page });
            goOn(theirs, true);
          }}
        />
      )}
    </>
  );
}

/** The state of saving as it is shown. A change that waits for its pause counts as being saved. */
function indicatedState({ state, isSaved }: Autosave): 'idle' | 'saving' | 'saved' | 'failed' {
  if (isSaved) return state === 'idle' ? 'idle' : 'saved';
  return state === 'failed' || state === 'conflict' ? 'failed' : 'saving';
}

/** A block with another picture in place of one. */
function withPicture(block: PageBlock, from: number, picture: Omit<BlockPicture, 'alt'>): PageBlock {
  const swapped = JSON.parse(JSON.stringify(block.props), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'file' in value && value.file === from ? { ...value, ...picture } : value,
  ) as PageBlock['props'];
  return { ...block, props: swapped } as PageBlock;
}
