import { Alert, Row, showToast, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { emptyValues, formValues, type FormValues, validateWith } from '@atlas/domain/forms';
import { windowDays } from '@atlas/domain/funnels';
import { enumName, enumWord } from '@atlas/domain/lists';
import { MAX_PRIORITY, REDIRECT_AUDIENCES, REDIRECT_MATCHES, redirectForm } from '@atlas/domain/redirects';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { RedirectRuleDialog_rule$data, RedirectRuleDialog_rule$key } from './__generated__/RedirectRuleDialog_rule.graphql.ts';
import type { RedirectRuleDialogCreateMutation } from './__generated__/RedirectRuleDialogCreateMutation.graphql.ts';
import type { RedirectRuleDialogUpdateMutation } from './__generated__/RedirectRuleDialogUpdateMutation.graphql.ts';

type Form = ReturnType<typeof redirectForm>;
type Values = FormValues<Form>;

interface RedirectRuleDialogProps {
  /** Null creates a new rule. */
  rule: RedirectRuleDialog_rule$key | null;
  /** The other sites that rules may lead to. */
  hosts: readonly string[];
  onClose: () => void;
  /** Reloads the list. */
  reload: () => Promise<unknown>;
}

const MATCHES = REDIRECT_MATCHES.map(({ value }) => value);
const AUDIENCES = REDIRECT_AUDIENCES.map(({ value }) => value);
const instant = (at: string | null | undefined): Date | null => (at == null ? null : new Date(at));

/** The values of the form for a rule. */
function valuesOf(form: Form, rule: RedirectRuleDialog_rule$data | null | undefined): Values {
  if (rule == null) return emptyValues(form);
  const { from, until } = windowDays({ opensAt: instant(rule.startsAt), closesAt: instant(rule.endsAt) });
  return formValues(form, rule, {
    match: enumWord(MATCHES, rule.match) ?? 'exact',
    audience: enumWord(AUDIENCES, rule.audience) ?? 'everyone',
    startsOn: from ?? '',
    endsOn: until ?? '',
  });
}

/** The form that creates or edits a redirect rule. The server finds loops with other rules. */
export function RedirectRuleDialog({ rule: key, hosts, onClose, reload }: RedirectRuleDialogProps) {
  const rule = useFragment(
    graphql`
      fragment RedirectRuleDialog_rule on RedirectRule {
        databaseId
        revision
        fromPath
        match
        target
        audience
        startsAt
        endsAt
        priority
        hides {
          text
        }
      }
    `,
    key,
  );
  const create = useSubmit<RedirectRuleDialogCreateMutation>(graphql`
    mutation RedirectRuleDialogCreateMutation($input: RedirectRuleInput!, $idempotencyKey: String) {
      createRedirectRule(input: $input, idempotencyKey: $idempotencyKey) {
        hides {
          text
        }
      }
    }
  `);
  const update = useSubmit<RedirectRuleDialogUpdateMutation>(graphql`
    mutation RedirectRuleDialogUpdateMutation($id: Int!, $revision: Int!, $input: RedirectRuleInput!) {
      updateRedirectRule(databaseId: $id, revision: $revision, input: $input) {
        status
        hides {
          text
        }
        ...RedirectRuleDialog_rule
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const form = redirectForm({ hosts, others: [] });
  const save = async ({ match, audience, priority, ...values }: Values) => {
    const input = { ...values, match: enumName(match), audience: enumName(audience), priority: priority ?? 0 };
    const { hides } = rule
      ? (await update({ id: rule.databaseId, revision: rule.revision, input }, reload)).updateRedirectRule
      : (await withKey((idempotencyKey) => create({ input, idempotencyKey }, reload))).createRedirectRule;
    showToast({ kind: 'success', text: hides ? `Rule saved. It hides ${hides.text}.` : 'Rule saved.' });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={rule ? 'Edit rule' : 'New rule'}
      onClose={onClose}
      initialValues={valuesOf(form, rule)}
      validate={validateWith(form)}
      onSubmit={save}
      reload={reload}
    >
      {rule?.hides && <Alert tone="warning">{`While this rule applies, it hides ${rule.hides.text}.`}</Alert>}
      <RuleFields hosts={hosts} />
      <Row justify="end">
        <SubmitButton>{rule ? 'Save rule' : 'Create rule'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}

const targetHint = (hosts: readonly string[]): string =>
  hosts.length === 0
    ? 'A page of Atlas, such as /free-lessons.'
    : `A page of Atlas, such as /free-lessons, or an https address at ${hosts.join(', ')}.`;

const RuleFields = ({ hosts }: Pick<RedirectRuleDialogProps, 'hosts'>) => (
  <>
    <FormTextField
      name="fromPath"
      label="Path"
      hint="The path that people open, such as /webinar."
      maxLength={200}
      autoCapitalize="none"
      required
    />
    <FormRadioGroup name="match" label="Applies to" options={REDIRECT_MATCHES} required />
    <FormTextField name="target" label="Target" hint={targetHint(hosts)} maxLength={2000} autoCapitalize="none" required />
    <FormSelect id="rule-audience" name="audience" label="Audience" options={REDIRECT_AUDIENCES} required />
    <Row align="start">
      <Stack grow>
        <FormDateField name="startsOn" label="First day" optionalText="(optional)" />
      </Stack>
      <Stack grow>
        <FormDateField name="endsOn" label="Last day" optionalText="(optional)" />
      </Stack>
    </Row>
    <FormNumberField
      name="priority"
      label="Priority"
      hint="The rule with the highest number applies first."
      min={0}
      max={MAX_PRIORITY}
      required
    />
  </>
);
