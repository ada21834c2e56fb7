import { FORM_FAILED } from '@atlas/domain/errors';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { use, useState, type SubmitEvent } from 'react';
import { PostedFormContext } from './postedForm.ts';

type Errors<Values> = { readonly [Name in keyof Values]?: string };

/** What the server refused: a sentence for the whole form, and messages for fields. */
export interface EntryError<Values> {
  text: string;
  fields?: Errors<Values>;
  /** What is to be asked for as well, from now on. */
  needs?: 'code' | undefined;
}

interface EntryForm<Values> {
  /** Of the page; a form that was posted to it goes on where the server left it. */
  path: string;
  initial: Values;
  /** The messages of what is wrong; an empty object where everything fits. */
  validate: (values: Values) => Errors<Values>;
  /** Sends the form. Answers what was refused; what it throws is a lost connection. */
  send: (values: Values) => Promise<EntryError<Values> | undefined>;
}

const LOST = `${FORM_FAILED}. Check your connection, then try again.`;

/**
 * A form on the way in: a few texts, what is wrong with each, and one attempt at a time. A message shows once its field was left or the form was
 * sent. Without a form library, so that whoever comes to sign in loads little.
 */
export function useEntryForm<Values extends Record<string, string>>({ path, initial, validate, send }: EntryForm<Values>) {
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
  /** What a text field of the kit takes. */
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
      () => ({ text: LOST }),
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
  return { field, onSubmit, sending, formError: sending ? null : formError, needs };
}
