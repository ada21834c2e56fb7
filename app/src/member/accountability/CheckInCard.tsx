import { Button, Columns, FieldGroup, Row, showToast, Stack, Text } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { validateWith } from '@atlas/domain/forms';
import { CHECK_IN_ANSWERS, type CheckInAnswer, checkInForm, IN_NO_GROUP } from '@atlas/domain/groups';
import { enumName } from '@atlas/domain/lists';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRecordSave } from '../../admin/forms/useRecordSave.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { answerOf, lookOf } from '../../shared/accountability/checkInLook.ts';
import type { CheckInCard_checkIn$key } from './__generated__/CheckInCard_checkIn.graphql.ts';
import type { CheckInCardMutation } from './__generated__/CheckInCardMutation.graphql.ts';

interface Values {
  answer: CheckInAnswer | '';
  next: string;
  needsHelp: boolean;
}

interface CheckInCardProps {
  /** The Monday of the week in Manila. */
  week: string;
  /** Null until the member checks in. */
  checkIn: CheckInCard_checkIn$key | null;
  /** Reloads the page. */
  reload: () => Promise<unknown>;
}

const check = validateWith(checkInForm);

const UNTIL = 'until Sunday, 11:59 PM, Manila time';

/**
 * The check-in of this week. A tap on an answer saves at once, with whatever is typed; the next step
 * and the request for help save with a button as well.
 *
 * A page that stayed open over the end of the week cannot save any more. It keeps the text and
 * offers the new week.
 */
export function CheckInCard({ week, checkIn: key, reload }: CheckInCardProps) {
  const checkIn = useFragment(
    graphql`
      fragment CheckInCard_checkIn on CheckIn {
        answer
        next
        needsHelp
      }
    `,
    key,
  );
  const send = useSubmit<CheckInCardMutation>(graphql`
    mutation CheckInCardMutation($week: Day!, $input: CheckInInput!) {
      saveCheckIn(week: $week, input: $input) {
        ...CheckInCard_checkIn
      }
    }
  `);
  const [overtakenBy, setOvertakenBy] = useState<'week' | 'group' | null>(null);
  const [isLoading, setLoading] = useState(false);
  const blocker = useBlocker();
  const recordSave = useRecordSave({ title: 'Check-in', reload: undefined });
  const save = ({ answer, next, needsHelp }: Values) =>
    recordSave.save(async () => {
      setOvertakenBy(null);
      try {
        // The form does not validate without an answer.
        await send({ week, input: { answer: enumName(answer as CheckInAnswer), next, needsHelp } }, reload);
      } catch (error) {
        if (error instanceof RequestError && error.code === 'CONFLICT') setOvertakenBy(error.message === IN_NO_GROUP ? 'group' : 'week');
        throw error;
      }
      showToast({ kind: 'success', text: 'Check-in saved.' });
      return undefined;
    });
  const loadAgain = async () => {
    setLoading(true);
    await reload().then(
      () => setOvertakenBy(null),
      () => undefined,
    );
    setLoading(false);
  };
  const saved = checkIn ? answerOf(checkIn.answer) : null;
  return (
    <SubmitForm<Values>
      initialValues={{ answer: saved ?? '', next: checkIn?.next ?? '', needsHelp: checkIn?.needsHelp ?? false }}
      validate={check}
      onSubmit={save}
    >
      <FormUnsavedGuard onGuard={blocker.guard} />
      <Stack gap={4}>
        <FormErrorSummary failedTitle="Your check-in is not saved" />
        {overtakenBy !== null && (
          <Row>
            <Button loading={isLoading} loadingText="Loading" onClick={() => void loadAgain()}>
              {overtakenBy === 'week' ? 'Load the new week' : 'Load the page again'}
            </Button>
          </Row>
        )}
        <AnswerField />
        <FormTextField
          name="next"
          label="Next step"
          hint="One sentence about the coming days. Your buddies see it."
          maxLength={500}
          optionalText="(optional)"
        />
        <FormCheckbox name="needsHelp" label="I need help" hint="Your team lead is notified. Your buddies do not see it." />
        <Row justify="between" wrap>
          <Text size={14} tone="muted">
            {saved === null ? `One tap is enough, ${UNTIL}.` : `Saved. You can change it ${UNTIL}.`}
          </Text>
          <SaveButton />
        </Row>
      </Stack>
    </SubmitForm>
  );
}

/** The three answers. Each is a button that saves the form. */
function AnswerField() {
  const { value, onChange, error } = useBoundField<CheckInAnswer | ''>('answer', '');
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <FieldGroup name="answer" label="How is your week?" error={error} required>
      {({ id }) => (
        <Columns gap={2}>
          {CHECK_IN_ANSWERS.map(({ value: answer, label }, index) => (
            <Button
              key={answer}
              {...(index === 0 && { id })}
              type="submit"
              size="large"
              block
              variant={answer === value ? 'primary' : 'secondary'}
              iconStart={lookOf(answer).icon}
              aria-pressed={answer === value}
              loading={submitting && answer === value}
              waiting={submitting && answer !== value}
              onClick={() => onChange(answer)}
            >
              {label}
            </Button>
          ))}
        </Columns>
      )}
    </FieldGroup>
  );
}

function SaveButton() {
  const { submitting, dirty } = useFormState({ subscription: { submitting: true, dirty: true } });
  return (
    <Button type="submit" loading={submitting && dirty} loadingText="Saving">
      Save
    </Button>
  );
}
