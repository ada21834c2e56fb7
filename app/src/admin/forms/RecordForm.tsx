import { Button, ButtonLink, FormPage, showToast } from '@atlas/ui';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { type Schema, validateWith } from '@atlas/domain/forms';
import { type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useLocation } from 'wouter';
import { useBlocker } from '../../routing/routerContext.ts';
import { PageHead } from '../../routing/PageHead.tsx';
import { PageBreadcrumbs } from '../../shell/PageBreadcrumbs.tsx';
import { useRecordSave } from './useRecordSave.ts';

/** Message and destination after a record is saved. */
export interface Saved {
  text: string;
  href: string;
  /** A further step, offered in the message. */
  next?: { text: string; href: string };
}

interface RecordFormProps<Values extends object> {
  title: string;
  /** Target and label of Cancel and of the back link on phones. */
  back: { href: string; label: string };
  initialValues: Values;
  /**
   * The form's schema in the domain package. It validates the values; field names must match it.
   */
  form?: Schema;
  /** Validates instead of `form`, for fields whose names differ from the schema's. */
  validate?: (values: Values) => object;
  /** Saves the record. An error it throws is shown in the form. */
  save: (values: Values) => Promise<Saved>;
  /**
   * Reloads the record after another user saved it. Typed values remain; the other fields update.
   */
  reload?: () => Promise<unknown>;
  /** Text of the submit button: "Create course". */
  submitText: string;
  status?: ReactNode;
  aside?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/**
 * The page of a form that creates or edits one record: layout, error summary, unsaved-changes
 * guard, and handling of concurrent edits.
 */
export function RecordForm<Values extends object>({
  initialValues,
  form,
  validate,
  save,
  reload,
  submitText,
  children,
  ...page
}: RecordFormProps<Values>) {
  const recordSave = useRecordSave({ title: page.title, reload });
  const [, navigate] = useLocation();
  const blocker = useBlocker();
  const submit = (values: Values) =>
    recordSave.save(async (isStillHere) => {
      const { text, href, next } = await save(values);
      // The user who left in the meantime stays where they are now.
      if (!isStillHere()) {
        showToast({ kind: 'success', text, action: { text: 'Open', onClick: () => navigate(href) } });
        return undefined;
      }
      showToast({ kind: 'success', text, ...(next && { action: { text: next.text, onClick: () => navigate(next.href) } }) });
      blocker.release();
      navigate(href);
      return undefined;
    });
  const { title, back, status, aside, note } = page;
  return (
    <>
      <PageHead title={title} phone={{ backHref: back.href, backLabel: `Back to ${back.label}`, title: back.label }} />
      <SubmitForm<Values>
        initialValues={initialValues}
        validate={form ? validateWith(form) : validate}
        onSubmit={submit}
        focusOnError="summary"
      >
        <FormUnsavedGuard onGuard={blocker.guard} />
        <FormPage
          breadcrumbs={<PageBreadcrumbs />}
          title={title}
          status={status}
          error={<FormErrorSummary failedTitle={recordSave.failedTitle} />}
          aside={aside}
          actions={{
            note,
            primary: <SaveButton>{submitText}</SaveButton>,
            secondary: (
              <ButtonLink href={back.href} variant="quiet">
                Cancel
              </ButtonLink>
            ),
          }}
        >
          {children}
        </FormPage>
      </SubmitForm>
    </>
  );
}

/** The submit button of the surrounding form. */
function SaveButton({ children }: { children: ReactNode }) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" variant="primary" loading={submitting} loadingText="Saving">
      {children}
    </Button>
  );
}
