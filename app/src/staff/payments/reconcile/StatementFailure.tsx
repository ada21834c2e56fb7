import { Alert, Card, Columns, Row, Stack } from '@atlas/ui';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formErrors } from '../../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { PdfPasswordField } from './SendStatementDialog.tsx';
import { useReadStatement } from './useReadStatement.ts';
import type { StatementFailure_statement$key } from './__generated__/StatementFailure_statement.graphql.ts';

interface StatementFailureProps {
  statement: StatementFailure_statement$key;
  mayDecide: boolean;
  reload: () => Promise<unknown>;
  /** The button that sends the file, or another one. */
  sendButton: ReactNode;
}

/** A statement that could not be read, or whose file has not arrived, with what to do next. */
export function StatementFailure({ statement: key, mayDecide, reload, sendButton }: StatementFailureProps) {
  const { databaseId, fileName, state, problem, hasFile } = useFragment(
    graphql`
      fragment StatementFailure_statement on Statement {
        databaseId
        fileName
        state
        problem
        hasFile
      }
    `,
    key,
  );
  const read = useReadStatement();
  const isNew = state === 'NEW';
  const submit = async ({ password }: { password: string }) => {
    try {
      await read({ databaseId, password: password === '' ? null : password }, reload);
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  const text = isNew ? (hasFile ? 'The file arrived, and is not read yet.' : 'The file did not arrive. Choose it again.') : problem;
  return (
    <Columns least="part">
      <Alert tone={isNew ? 'info' : 'danger'} title={isNew ? undefined : 'This statement could not be read'} live>
        {text}
      </Alert>
      {mayDecide && !hasFile && <Row>{sendButton}</Row>}
      {mayDecide && hasFile && (
        <Card>
          <SubmitForm<{ password: string }> initialValues={{ password: '' }} onSubmit={submit}>
            <Stack gap={4}>
              <FormErrorSummary failedTitle="The file could not be read again" />
              {fileName.toLowerCase().endsWith('.pdf') && <PdfPasswordField />}
              <Row wrap>
                <SubmitButton loadingText="Reading">{isNew ? 'Read the file' : 'Try again'}</SubmitButton>
                {!isNew && sendButton}
              </Row>
            </Stack>
          </SubmitForm>
        </Card>
      )}
    </Columns>
  );
}
