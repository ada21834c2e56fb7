import { Row, showToast } from '@atlas/ui';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { BUG_REPORT_STATE_TEXTS, BUG_REPORT_STATES, decideBugReportForm, type DecideBugReportForm } from '@atlas/domain/bugReports';
import { validateWith } from '@atlas/domain/forms';
import { enumName } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { bugReportState } from '../../shared/bugReports/bugReportState.ts';
import type { DecideReportDialog_report$key } from './__generated__/DecideReportDialog_report.graphql.ts';
import type { DecideReportDialogMutation } from './__generated__/DecideReportDialogMutation.graphql.ts';

const check = validateWith(decideBugReportForm);
const OPTIONS = BUG_REPORT_STATES.map((value) => ({ value, label: BUG_REPORT_STATE_TEXTS[value].label }));

interface DecideReportDialogProps {
  report: DecideReportDialog_report$key;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that changes the state of a bug report and answers it. */
export function DecideReportDialog({ report: key, reload, onClose }: DecideReportDialogProps) {
  const { databaseId, revision, ticket, state, email, user } = useFragment(
    graphql`
      fragment DecideReportDialog_report on BugReport {
        databaseId
        revision
        ticket
        state
        email
        user {
          name
        }
      }
    `,
    key,
  );
  const decide = useSubmit<DecideReportDialogMutation>(graphql`
    mutation DecideReportDialogMutation($databaseId: Int!, $revision: Int!, $input: DecideBugReportInput!) {
      decideBugReport(databaseId: $databaseId, revision: $revision, input: $input) {
        ...BugReportDetails_report
      }
    }
  `);
  const submit = async ({ state: chosen, answer }: DecideBugReportForm) => {
    try {
      const input = { state: enumName(chosen) as 'OPEN', answer };
      await decide({ databaseId, revision, input }, reload);
      onClose();
      showToast({ kind: 'success', text: (answer ?? '') === '' ? 'State saved.' : 'Answer sent.' });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  const recipient = user?.name ?? email;
  return (
    <FormDialog<DecideBugReportForm>
      title={`Answer ${ticket}`}
      description={
        recipient === null
          ? 'The reporter left no address. An answer appears on the page of the report only.'
          : `An answer goes to ${recipient} by email, and appears on the page of the report.`
      }
      initialValues={{ state: bugReportState(state), answer: '' }}
      validate={check}
      onSubmit={submit}
      onClose={onClose}
      reload={reload}
    >
      {/* The filter of the list has the same name. */}
      <FormSelect name="state" id="decide-state" label="State" options={OPTIONS} />
      <FormTextArea name="answer" label="Answer" optionalText="(optional)" rows={6} />
      <Row justify="end">
        <SubmitButton loadingText="Saving">Save</SubmitButton>
      </Row>
    </FormDialog>
  );
}
