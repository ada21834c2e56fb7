import { FORM_FAILED } from '@atlas/domain/errors';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { use, useState, type SubmitEvent } from 'react';
import { PostedFormContext } from './postedForm.ts';
import { RequestError } from './RequestError.ts';

type Errors<Values> = { readonly [Name in keyof Values]?: string };

/** An error from the server: a message for the whole form, and messages for fields. */
export interface EntryError<Values> {
  text: string;
  fields?: Errors<Values>;
  /** A further input that the form must include from now on. */
  needs?: 'code' | undefined;
}

interface EntryForm<Values> {
  /** The page's path. A form that was posted to it continues where the server left it. */
  path: string;
  initial: Values;
  /** Returns the messages of invalid fields; an empty object where all are valid. */
  validate: (values: Values) => Errors<Values>;
  /** Sends the form and returns the server's error. An exception means that there was no response. */
  send: (values: Values) => Promise<EntryError<Values> | undefined>;
}

const LOST = `${FORM_FAILED}. Check your connection, then try again.`;
const failure = (error: unknown): string => (error instanceof RequestError && error.code !== 'NETWORK' ? error.message : LOST);

/**
 * A sign-in form: a few texts, their errors, and one attempt at a time. A message shows once its
 * field was left or the form was sent. Uses no form library, so that the sign-in pages load little
 * code.
 */
export function useEntryForm<Values extends Record<string, string>>({ path, initial, validate, send }: EntryForm<Values>) {
  'use no memo';
  const form = use(PostedFormContext);
  const posted = form?.path === path ? form : null;
  const [values, setValues] = useState<Values>({ ...initial, ...posted?.values });
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [formError, setFormError] = useState<EntryError<Values> | null>((posted?.formError as EntryError<Values> | undefined) ?? null);
  const [needs, setNeeds] = useState(posted?.formError.needs ?? null);
  const [sending, setSending] = useState(false);
  const errors = validate(values);

  const change = (name: keyof Values, value: string) => {
    setValues((former) => ({ ...former, [name]: value }));
    setFormError(null);
  };
  /** The props of one of the kit's text fields. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => change(name, value),
    onBlur: () => setLeft((former) => new Set([...former, name])),
    error: (left.has(name) ? errors[name] : undefined) ?? formError?.fields?.[name],
  });

  const attempt = async () => {
    setSending(true);
    const answer: EntryError<Values> | null = await send(values).then(
      (rejection) => rejection ?? null,
      (error: unknown) => ({ text: failure(error) }),
    );
    setFormError(answer);
    if (answer?.needs) setNeeds(answer.needs);
    setSending(false);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setLeft(new Set(Object.keys(values)));
    if (Object.keys(errors).length > 0) focusFirstError(errors);
    else void attempt();
  };
  /** Fills in values, such as those that the browser kept. */
  const fill = (given: Partial<Values>) => setValues((former) => ({ ...former, ...given }));
  return { field, onSubmit, sending, formError: sending ? null : formError, needs, values, fill };
}
