import { Alert, ButtonLink } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useAuth } from '../../session/authContext.ts';
import { FormStateBadge } from './FormStateBadge.tsx';
import { type FormTab, formTabLinks } from './formTabLabels.ts';
import { useFormActions } from './useFormActions.ts';
import type { FormPage_form$key } from './__generated__/FormPage_form.graphql.ts';

/** True for staff who may change forms; others only read them. */
export function useWritesForms(): boolean {
  const { currentUser } = useAuth();
  return can(currentUser, { page: 'form', function: 'stage_create' });
}

interface FormPageProps {
  form: FormPage_form$key;
  tab: FormTab;
  children: ReactNode;
}

/** The common part of a form's tabs: its title, its state, and the actions for the whole form. */
export function FormPage({ form: key, tab, children }: FormPageProps) {
  const form = useFragment(
    graphql`
      fragment FormPage_form on Form {
        databaseId
        title
        slug
        state
        archivedAt
      }
    `,
    key,
  );
  const writes = useWritesForms();
  const { openOrClose } = useFormActions();
  const { databaseId: id, title, slug, state, archivedAt } = form;
  const isArchived = archivedAt != null;
  const path = routePath('viewForm', { slug });
  return (
    <RecordPage
      title={title}
      back={{ href: routePath('forms'), label: 'Forms' }}
      status={<FormStateBadge state={state} isArchived={isArchived} />}
      meta={path}
      actions={
        writes &&
        !isArchived && (
          <>
            {state === 'OPEN' && <ButtonLink href={path}>Open the form</ButtonLink>}
            <ActionButton variant={state === 'OPEN' ? 'danger-quiet' : 'secondary'} action={openOrClose({ databaseId: id, title, state })}>
              {state === 'OPEN' ? 'Close' : 'Open'}
            </ActionButton>
          </>
        )
      }
      tabs={formTabLinks(id, tab)}
    >
      {isArchived && <Alert tone="warning">This form is archived: no one can open it. Restore it in the list of forms.</Alert>}
      {children}
    </RecordPage>
  );
}
