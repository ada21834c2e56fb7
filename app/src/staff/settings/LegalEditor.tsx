import { instantText } from '@atlas/domain/audit';
import { validateWith } from '@atlas/domain/forms';
import { legalForm, type LegalKind } from '@atlas/domain/legal';
import { routePath, type RouteName } from '@atlas/domain/navigation';
import { DateText, FormSection, Link, Row, showToast, Stack, StatusBadge, Text } from '@atlas/ui';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRecordSave } from '../../admin/forms/useRecordSave.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import { LegalActions } from './LegalActions.tsx';
import { LegalText } from './LegalText.tsx';
import { LegalVersions } from './LegalVersions.tsx';
import { useSaveLegal } from './useSaveLegal.ts';
import type { LegalEditor_document$key } from './__generated__/LegalEditor_document.graphql.ts';

export interface LegalPage {
  readonly value: LegalKind;
  readonly label: string;
  readonly route: Extract<RouteName, 'privacyPolicy' | 'refundPolicy' | 'termsConditions'>;
}

interface LegalEditorProps {
  kind: LegalPage;
  document: LegalEditor_document$key;
  /** Reloads the page after another user saved it. */
  reload: () => Promise<unknown>;
}

const check = validateWith(legalForm);

/**
 * The editor of a legal page: its draft with preview and publishing, and its published versions.
 */
export function LegalEditor({ kind, document: key, reload }: LegalEditorProps) {
  const document = useFragment(
    graphql`
      fragment LegalEditor_document on LegalDocument {
        kind
        revision
        draft
        draftSavedAt
        draftSavedBy {
          name
        }
        published {
          number
          body
        }
        ...LegalVersions_document
      }
    `,
    key,
  );
  const { revision, draft, published } = document;
  const recordSave = useRecordSave({ title: kind.label, reload });
  // Key of the form. It changes when the draft is replaced, which resets the form.
  const [beginning, setBeginning] = useState(0);
  const blocker = useBlocker();
  const save = useSaveLegal();
  const replace = async (body: string) => {
    await save({ kind: document.kind, revision }, body);
    setBeginning((count) => count + 1);
  };
  const submit = ({ body }: { body: string }) =>
    recordSave.save(async () => {
      await save({ kind: document.kind, revision }, body);
      showToast({ kind: 'success', text: 'Draft saved.' });
      return undefined;
    });
  const place = { kind: document.kind, revision, label: kind.label, path: routePath(kind.route) };
  return (
    <Stack gap={6}>
      <SubmitForm<{ body: string }>
        key={beginning}
        initialValues={{ body: draft ?? published?.body ?? '' }}
        validate={check}
        onSubmit={submit}
      >
        <FormUnsavedGuard onGuard={blocker.guard} />
        <Stack gap={4}>
          <FormErrorSummary failedTitle={recordSave.failedTitle} />
          <State document={document} path={place.path} />
          <LegalText />
          <LegalActions place={place} draft={draft ?? null} published={published ?? null} replace={replace} reload={reload} />
        </Stack>
      </SubmitForm>
      <FormSection title="Versions" description="Published versions never change. You can copy one into a new draft.">
        <LegalVersions document={document} place={place} replace={replace} reload={reload} />
      </FormSection>
    </Stack>
  );
}

/** The published version, and whether there is a draft. */
function State({
  document: { draft, draftSavedAt, draftSavedBy, published },
  path,
}: {
  document: {
    readonly draft: string | null | undefined;
    readonly draftSavedAt: string | null | undefined;
    readonly draftSavedBy: { readonly name: string } | null | undefined;
    readonly published: { readonly number: number } | null | undefined;
  };
  path: string;
}) {
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        {published ? (
          <StatusBadge tone="success" text={`Version ${published.number} is published`} />
        ) : (
          <StatusBadge tone="neutral" text="Not published" />
        )}
        {draft != null && <StatusBadge tone="warning" text="Draft" />}
        {published && <Link href={path}>{path}</Link>}
      </Row>
      {draftSavedAt != null && (
        <Text size={14} tone="muted" numeric>
          Draft saved <DateText text={instantText(draftSavedAt)} dateTime={draftSavedAt} />
          {draftSavedBy && ` by ${draftSavedBy.name}`}
        </Text>
      )}
    </Stack>
  );
}
