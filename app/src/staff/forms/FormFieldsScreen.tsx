import { Alert, Button, EditorLayout, IconButton, Row, showToast, StatusBadge } from '@atlas/ui';
import { UnsavedGuard } from '@atlas/ui/forms/UnsavedGuard.tsx';
import { FORM_INVALID } from '@atlas/domain/errors';
import { fieldErrors, type FormDraft, formDraftForm, type FormField, formVersionForm } from '@atlas/domain/forms';
import { JOURNEY_FORM_SLUG } from '@atlas/domain/overlays';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useReducer, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useUndoKeys } from '../../admin/editor/useUndoKeys.ts';
import { isStale } from '../../admin/forms/isStale.ts';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import { errorMessage, RequestError } from '../../session/fetchGraphQL.ts';
import { formFieldOf } from '../../shared/forms/formFieldOf.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldList } from './FieldList.tsx';
import { FieldsPreview } from './FieldsPreview.tsx';
import { changeFields, openFields } from './fieldsEditor.ts';
import { FormPage, useWritesForms } from './FormPage.tsx';
import { FormVersionsDrawer } from './FormVersionsDrawer.tsx';
import { StageRules } from './StageRules.tsx';
import type { FormFieldsScreenPublishMutation } from './__generated__/FormFieldsScreenPublishMutation.graphql.ts';
import type { FormFieldsScreenQuery, FormFieldsScreenQuery$data } from './__generated__/FormFieldsScreenQuery.graphql.ts';
import type { FormFieldsScreenSaveMutation } from './__generated__/FormFieldsScreenSaveMutation.graphql.ts';

type Form = NonNullable<FormFieldsScreenQuery$data['viewer']['form']>;

const QUERY = graphql`
  query FormFieldsScreenQuery($id: Int!) @preloadable {
    stages {
      databaseId
      number
      name
    }
    viewer {
      form(databaseId: $id) {
        ...FormPage_form
        databaseId
        revision
        slug
        title
        hasDraft
        versions {
          version
        }
        editedFields {
          ...formFieldOf_field
        }
        editedStageRules {
          key
          equals
          stageId
        }
      }
    }
  }
`;

const draftOf = ({ editedFields, editedStageRules }: Pick<Form, 'editedFields' | 'editedStageRules'>): FormDraft => ({
  fields: editedFields.map(formFieldOf),
  stageRules: editedStageRules.map(({ key, equals, stageId }) => ({ key, equals, stageId })),
});

/** A field as the API takes it. */
const inputOf = ({ key, type, label, hint, required, options, showIf, accept }: FormField) => ({
  key,
  type: type.toUpperCase() as 'SHORT',
  label,
  hint: hint ?? null,
  required: required ?? false,
  options: options ?? null,
  showIf: showIf ?? null,
  accept: (accept?.toUpperCase() ?? null) as 'ANY' | null,
});

/**
 * The Fields tab of a form: its questions, with a preview as on a phone. Changes are saved as a
 * draft, and people see them once they are published.
 */
export function FormFieldsScreen({ queryRef }: { queryRef: PreloadedQuery<FormFieldsScreenQuery> }) {
  const { stages, viewer } = usePreloadedQuery<FormFieldsScreenQuery>(QUERY, queryRef);
  const reload = useReload<FormFieldsScreenQuery>(QUERY, queryRef.variables);
  const writes = useWritesForms();
  const { form } = viewer;
  if (form == null) return <NotFound />;
  return (
    <FormPage form={form} tab="fields">
      {writes ? (
        <FieldsWork
          key={form.databaseId}
          form={form}
          stages={stages.map(({ databaseId, number, name }) => ({ databaseId, number, name }))}
          reload={reload}
        />
      ) : (
        <FieldsPreview title={form.title} fields={draftOf(form).fields} />
      )}
    </FormPage>
  );
}

interface FieldsWorkProps {
  form: Form;
  stages: FormFieldsScreenQuery$data['stages'];
  reload: () => Promise<unknown>;
}

function FieldsWork({ form, stages, reload }: FieldsWorkProps) {
  const { databaseId: id, revision, slug, title, hasDraft, versions } = form;
  const [saved, setSaved] = useState(() => draftOf(form));
  const [{ draft, past, future }, dispatch] = useReducer(changeFields, saved, openFields);
  const [open, setOpen] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null);
  const blocker = useBlocker();
  const save = useSubmit<FormFieldsScreenSaveMutation>(graphql`
    mutation FormFieldsScreenSaveMutation($id: Int!, $revision: Int!, $fields: [FormFieldInput!]!, $stageRules: [FormStageRuleInput!]) {
      saveFormDraft(databaseId: $id, revision: $revision, fields: $fields, stageRules: $stageRules) {
        revision
        hasDraft
        editedFields {
          ...formFieldOf_field
        }
        editedStageRules {
          key
          equals
          stageId
        }
      }
    }
  `);
  const publish = useSubmit<FormFieldsScreenPublishMutation>(graphql`
    mutation FormFieldsScreenPublishMutation($id: Int!, $revision: Int!) {
      publishForm(databaseId: $id, revision: $revision) {
        revision
        hasDraft
        versions {
          version
        }
      }
    }
  `);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  const { fields, stageRules } = draft;
  const at = fields.findIndex(({ key }) => key === open);
  const wrong = new Set(Object.keys(errors).flatMap((path) => (/^fields\.\d+/.test(path) ? [Number(path.split('.')[1])] : [])));

  const reject = (found: Readonly<Record<string, string>>, message: string = FORM_INVALID) => {
    setErrors(found);
    setProblem(found['fields'] ?? message);
  };
  const fail = async (error: unknown) => {
    if (isStale(error)) {
      await reload().catch(() => undefined);
      setConflict(true);
    } else reject((error instanceof RequestError ? error.fieldErrors : undefined) ?? {}, errorMessage(error));
  };
  /** Saves the draft where it changed; the revision to go on from, or null when it was not saved. */
  const saveNow = async (): Promise<number | null> => {
    if (!isUnsaved) return revision;
    const found = fieldErrors(formDraftForm, draft);
    if (found) {
      reject(found);
      return null;
    }
    const { saveFormDraft } = await save({ id, revision, fields: fields.map(inputOf), stageRules: [...stageRules] });
    const next = draftOf(saveFormDraft);
    setSaved(next);
    dispatch({ type: 'saved', draft: next });
    return saveFormDraft.revision;
  };
  const run = async (what: 'save' | 'publish') => {
    if (busy !== null) return;
    setErrors({});
    setProblem(null);
    const incomplete = what === 'publish' ? fieldErrors(formVersionForm, draft) : undefined;
    if (incomplete) return reject(incomplete);
    setBusy(what);
    try {
      const current = await saveNow();
      if (current === null) return;
      if (what === 'publish') {
        const { publishForm } = await publish({ id, revision: current });
        showToast({ kind: 'success', text: `Version ${publishForm.versions[0]?.version ?? 1} is published.` });
      } else showToast({ kind: 'success', text: 'Draft saved.' });
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(null);
    }
  };
  const takeTheirs = () => {
    const theirs = draftOf(form);
    setSaved(theirs);
    dispatch({ type: 'replace', draft: theirs });
    setConflict(false);
    setOpen(null);
  };
  useUndoKeys((type) => dispatch({ type }));
  const version = versions[0]?.version;
  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} onGuard={blocker.guard} consequence="Your changes to the fields will be lost." />
      <EditorLayout
        bar={
          <Row justify="between" gap={3} wrap>
            <Row gap={2} wrap>
              <StatusBadge
                tone={version === undefined ? 'neutral' : 'success'}
                text={version === undefined ? 'Not published' : `Version ${version} is published`}
              />
              {(isUnsaved || hasDraft) && <StatusBadge tone="warning" text={isUnsaved ? 'Unsaved changes' : 'Unpublished draft'} />}
            </Row>
            <Row gap={2} wrap>
              <IconButton icon={Undo2} label="Undo" disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })} />
              <IconButton icon={Redo2} label="Redo" disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })} />
              {version !== undefined && <Button onClick={() => setShowsVersions(true)}>Versions</Button>}
              <Button onClick={() => void run('save')} loading={busy === 'save'} loadingText="Saving" waiting={busy === 'publish'}>
                Save draft
              </Button>
              <Button
                variant="primary"
                onClick={() => void run('publish')}
                loading={busy === 'publish'}
                loadingText="Publishing"
                waiting={busy === 'save'}
                {...(!isUnsaved && !hasDraft && { disabledReason: 'Nothing has changed since the last version.' })}
              >
                Publish
              </Button>
            </Row>
          </Row>
        }
        work={
          <>
            {isConflict && (
              <Alert
                tone="warning"
                live
                title="Someone else saved this form while you were editing"
                action={
                  <Row gap={2} wrap>
                    <Button size="dense" onClick={() => setConflict(false)}>
                      Keep my changes
                    </Button>
                    <Button size="dense" onClick={takeTheirs}>
                      Load theirs
                    </Button>
                  </Row>
                }
              >
                Your changes are still here. If you keep them and save again, they replace theirs.
              </Alert>
            )}
            {problem !== null && (
              <Alert tone="danger" live>
                {problem}
              </Alert>
            )}
            {at >= 0 ? (
              <FieldEditor
                key={open}
                fields={fields}
                at={at}
                errors={partOf(errors, `fields.${at}.`)}
                dispatch={dispatch}
                onClose={() => setOpen(null)}
              />
            ) : (
              <>
                <FieldList fields={fields} wrong={wrong} dispatch={dispatch} onOpen={setOpen} />
                {slug === JOURNEY_FORM_SLUG && (
                  <StageRules
                    fields={fields}
                    rules={stageRules}
                    stages={stages}
                    errors={errors}
                    onChange={(rules) => dispatch({ type: 'rules', stageRules: rules })}
                  />
                )}
              </>
            )}
          </>
        }
        preview={<FieldsPreview title={title} fields={fields} />}
      />
      {showsVersions && (
        <FormVersionsDrawer
          formId={id}
          onUse={(used, former) => {
            dispatch({ type: 'replace', draft: { fields: former, stageRules } });
            setOpen(null);
            setShowsVersions(false);
            showToast({ kind: 'success', text: `The questions of version ${used} are the draft now. Undo brings yours back.` });
          }}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </>
  );
}

/** The errors under a path, by the rest of their paths. */
const partOf = (errors: Readonly<Record<string, string>>, start: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([path, text]) => (path.startsWith(start) ? [[path.slice(start.length), text]] : [])));
