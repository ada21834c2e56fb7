import { Alert, Button, Card, Checkbox, FormError, ProgressBar, Row, Stack, Text, TextField } from '@atlas/ui';
import { FORM_INVALID } from '@atlas/domain/errors';
import { type FormField, RESPONSE_CONSENT } from '@atlas/domain/forms';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuth } from '../../session/authContext.ts';
import { QuestionField } from '../../shared/forms/QuestionField.tsx';
import { type FilledForm, useFillIn } from './useFillIn.ts';

interface FillInProps extends FilledForm {
  title: string;
  isOneByOne: boolean;
}

/** A step of a form that is filled in one question after another. */
interface FormStep {
  readonly id: string;
  readonly fields: readonly FormField[];
}

const VISITOR = 'visitor';

/** The shown fields as steps: a section is in the step of its first question. */
function stepsOf(fields: readonly FormField[], isVisitor: boolean): readonly FormStep[] {
  const steps: FormStep[] = [];
  let waiting: FormField[] = [];
  for (const field of fields) {
    waiting.push(field);
    if (field.type === 'section') continue;
    steps.push({ id: field.key, fields: waiting });
    waiting = [];
  }
  return isVisitor ? [...steps, { id: VISITOR, fields: [] }] : steps;
}

/** The questions of a form, one after another or all at once, and what a visitor adds. */
export function FillIn({ title, isOneByOne, ...form }: FillInProps) {
  'use no memo';
  const { currentUser } = useAuth();
  const isVisitor = currentUser === null;
  const fill = useFillIn(form);
  const [current, setCurrent] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isUploading, setUploading] = useState(false);
  const steps = stepsOf(fill.shown, isVisitor);
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const step = steps[at];
  const isLast = at >= steps.length - 1;
  const goesBack = isOneByOne && at > 0;
  const progress = `${at + 1} of ${steps.length}`;
  const shown = isOneByOne ? (step?.fields ?? []) : fill.shown;
  const asksVisitor = isVisitor && (!isOneByOne || step?.id === VISITOR);
  const root = useRef<HTMLFormElement>(null);

  // After the step with the first error is rendered.
  const focusError = useEffectEvent(() => focusFirstError(fill.errors));
  useEffect(() => {
    if (attempt > 0) focusError();
  }, [attempt]);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    root.current?.querySelector<HTMLElement>('input:not([hidden]), textarea, select')?.focus();
  }, [current]);
  const goTo = (id: string | undefined) => {
    if (id === undefined) return;
    hasMoved.current = true;
    setCurrent(id);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (fill.state === 'sending' || isUploading) return;
    if (isOneByOne && !isLast) {
      const found = fill.checkSome(shown.map(({ key }) => `answers.${key}`));
      if (Object.keys(found).length > 0) return setAttempt(attempt + 1);
      return goTo(steps[at + 1]?.id);
    }
    const found = Object.keys(await fill.sendNow());
    const [first] = found;
    if (first === undefined) return;
    const wrong = steps.find(
      ({ fields, id }) =>
        fields.some(({ key }) => found.includes(`answers.${key}`)) ||
        (id === VISITOR && found.some((name) => name === 'email' || name === 'consent')),
    );
    if (isOneByOne && wrong !== undefined) setCurrent(wrong.id);
    setAttempt((before) => before + 1);
  };

  const messages = Object.entries(fill.errors);
  return (
    <form noValidate ref={root} aria-label={title} onSubmit={(event) => void onSubmit(event)}>
      <input
        type="text"
        name="website"
        value={fill.website}
        onChange={(event) => fill.setWebsite(event.target.value)}
        hidden
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <Stack gap={6}>
        {isOneByOne && steps.length > 1 && (
          <Stack gap={1}>
            <Text size={14} tone="muted">
              {progress}
            </Text>
            <ProgressBar label="Your progress" percent={((at + 1) / steps.length) * 100} valueText={progress} />
          </Stack>
        )}
        {fill.isRestored && fill.state === 'filling' && (
          <Alert
            tone="info"
            title="Your answers are still here"
            action={
              <Button
                size="dense"
                onClick={() => {
                  fill.startOver();
                  setCurrent(null);
                }}
              >
                Start over
              </Button>
            }
          >
            This browser kept them from your last visit.
          </Alert>
        )}
        {!isOneByOne && messages.length > 1 && (
          <FormError key={attempt} title={FORM_INVALID} errors={messages.map(([name, text]) => ({ name, text }))} />
        )}
        {fill.problem !== null && messages.length === 0 && (
          <Alert tone="danger" live>
            {fill.problem}
          </Alert>
        )}
        {fill.state === 'waiting' && (
          <Alert tone="warning" live title="No connection">
            Your answers are kept in this browser. They are sent when you are online again; you can also press the button then.
          </Alert>
        )}
        <Card>
          <Stack gap={6}>
            {shown.map((field) => (
              <QuestionField
                key={field.key}
                field={field}
                value={fill.values.answers[field.key]}
                onChange={(value) => fill.setAnswer(field.key, value)}
                error={fill.errors[`answers.${field.key}`]}
                upload={fill.upload}
                onBusy={setUploading}
              />
            ))}
            {asksVisitor && (
              <>
                <TextField
                  name="email"
                  label="Your email"
                  type="email"
                  autoComplete="email"
                  inputMode="email"
                  autoCapitalize="none"
                  required
                  value={fill.values.email}
                  onChange={fill.setEmail}
                  error={fill.errors['email']}
                />
                <Checkbox
                  name="consent"
                  label={RESPONSE_CONSENT}
                  checked={fill.values.consent}
                  onChange={fill.setConsent}
                  error={fill.errors['consent']}
                />
              </>
            )}
          </Stack>
        </Card>
        <Row gap={3} justify={goesBack ? 'between' : 'end'} wrap>
          {goesBack && (
            <Button size="large" onClick={() => goTo(steps[at - 1]?.id)} waiting={fill.state === 'sending'}>
              Back
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            loading={fill.state === 'sending'}
            loadingText="Sending"
            {...(isUploading && { disabledReason: 'Your file is still being uploaded.' })}
          >
            {isOneByOne && !isLast ? 'Next' : 'Send my answers'}
          </Button>
        </Row>
        {!goesBack && (
          <Text size={14} tone="muted">
            Your answers are kept in this browser until you send them.
          </Text>
        )}
      </Stack>
    </form>
  );
}
