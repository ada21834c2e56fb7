import { nextVersion, whyNotPublish } from '@atlas/domain/legal';
import { Button, Row, Text } from '@atlas/ui';
import { useFormState } from 'react-final-form';
import { graphql } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { LegalKind, LegalActionsMutation } from './__generated__/LegalActionsMutation.graphql.ts';

/** A legal page and the revision that was loaded. */
export interface LegalPlace {
  readonly kind: LegalKind;
  readonly revision: number;
  readonly label: string;
  /** Path of the public page. */
  readonly path: string;
}

interface LegalActionsProps {
  place: LegalPlace;
  draft: string | null;
  published: { readonly number: number; readonly body: string } | null;
  /** Replaces the draft with another text. */
  replace: (body: string) => Promise<void>;
  /** Reloads the page after another user saved it. */
  reload: () => Promise<unknown>;
}

/** The buttons that save, publish or discard a draft. */
export function LegalActions({ place, draft, published, replace, reload }: LegalActionsProps) {
  const { kind, revision, label, path } = place;
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const publish = useSubmit<LegalActionsMutation>(graphql`
    mutation LegalActionsMutation($kind: LegalKind!, $revision: Int!) {
      publishLegalDocument(kind: $kind, revision: $revision) {
        ...LegalEditor_document
      }
    }
  `);
  const next = nextVersion(draft ?? '', published).number;
  // Only a saved draft can be published, so that the published text is the one staff saw.
  const canPublish = !dirty && whyNotPublish(draft, published) === null;
  return (
    <Row gap={3} wrap>
      <Button type="submit" variant={canPublish ? 'secondary' : 'primary'} loading={submitting} loadingText="Saving">
        Save draft
      </Button>
      {canPublish && (
        <ActionButton
          variant="primary"
          action={{
            confirm: {
              title: `Publish version ${next} of ${label}?`,
              consequence: `Everyone sees it at ${path} from now on.${published ? ` Version ${published.number} stays in the list of versions.` : ''}`,
              confirmText: 'Publish',
              busyText: 'Publishing',
            },
            run: () => publish({ kind, revision }),
            reload,
            success: `Version ${next} of ${label} is published.`,
          }}
        >
          Publish
        </ActionButton>
      )}
      {draft !== null && (
        <ActionButton
          variant="quiet"
          action={{
            confirm: {
              title: 'Discard the draft?',
              consequence: published
                ? `The text of version ${published.number} takes its place. The draft and your unsaved changes are lost.`
                : 'The draft and your unsaved changes are lost, and the page stays empty.',
              confirmText: 'Discard draft',
              busyText: 'Discarding',
              tone: 'danger',
            },
            run: () => replace(published?.body ?? ''),
            reload,
            success: 'Draft discarded.',
          }}
        >
          Discard draft
        </ActionButton>
      )}
      {dirty && draft !== null && (
        <Text size={14} tone="muted">
          Save the draft, then publish it.
        </Text>
      )}
    </Row>
  );
}
