import { answersForm, fieldErrors, type FormField, RESPONSE_CHANGED, visibleFields, visitorForm } from '@atlas/domain/forms';
import type { UploadFile } from '@atlas/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage, RequestError } from '../../session/fetchGraphQL.ts';
import { useAuth } from '../../session/authContext.ts';
import type { StoredFile } from '../../shared/uploads/storedFile.ts';
import { keepAnswers, type KeptAnswers, newResponseKey, readAnswers } from './keptAnswers.ts';
import { type BegunStage, useSendResponse } from './useSendResponse.ts';

const EMPTY: KeptAnswers = { key: '', answers: {}, email: '', consent: false };

type Errors = Readonly<Record<string, string>>;

/** A form that is being filled in, and what happens then. */
export interface FilledForm {
  slug: string;
  version: number;
  fields: readonly FormField[];
  /** Loads the form again, after its questions or its state changed. */
  reload: () => Promise<unknown>;
  onSent: (stage: BegunStage | null) => Promise<void>;
}

/**
 * The state of a form that is being filled in. Answers are kept in this browser until they are sent,
 * also without a connection; a response that could not be sent is sent when the connection is back.
 */
export function useFillIn({ slug, version, fields, reload, onSent }: FilledForm) {
  const { currentUser } = useAuth();
  const userId = currentUser?.id ?? null;
  const [values, setValues] = useState(EMPTY);
  const [isRestored, setRestored] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'filling' | 'sending' | 'waiting'>('filling');
  const { begin, send, upload } = useSendResponse(slug);
  const [website, setWebsite] = useState('');
  /** The values at this moment, also for uploads that began earlier. */
  const latest = useRef(values);

  const restore = useEffectEvent(() => {
    const kept = readAnswers(slug, userId);
    if (kept === null) return;
    latest.current = kept;
    setValues(kept);
    setRestored(true);
  });
  // Not before the page is hydrated: the server renders it without the answers.
  useEffect(() => {
    const waiting = setTimeout(() => restore());
    return () => clearTimeout(waiting);
  }, [slug, userId]);

  const change = (next: Partial<KeptAnswers>) => {
    const key = latest.current.key || newResponseKey();
    const changed = { ...latest.current, ...next, key };
    latest.current = changed;
    setValues(changed);
    keepAnswers(slug, userId, changed);
    begin(key);
    return key;
  };
  const forgetError = (name: string) => setErrors(({ [name]: _fixed, ...others }) => others);

  /** The errors of the answers, and of what a visitor gives. */
  const check = (): Errors => {
    const { answers, email, consent } = latest.current;
    const ofAnswers = Object.entries(fieldErrors(answersForm(fields), answers) ?? {}).map(([key, text]) => [`answers.${key}`, text]);
    return { ...Object.fromEntries(ofAnswers), ...(userId === null ? fieldErrors(visitorForm, { email, consent }) : undefined) };
  };

  const sendNow = async (): Promise<Errors> => {
    const found = check();
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) {
      setState('filling');
      return found;
    }
    setState('sending');
    const { answers, email, consent } = latest.current;
    const key = latest.current.key || change({});
    try {
      const visitor = userId === null ? { email, consent } : {};
      const stage = await send(key, { version, answers: sentAnswers(fields, answers), ...visitor, website });
      keepAnswers(slug, userId, null);
      await onSent(stage);
      return {};
    } catch (error) {
      const { code, fieldErrors: rejected = {} } = error instanceof RequestError ? error : { code: 'UNKNOWN' as const };
      setState(code === 'NETWORK' ? 'waiting' : 'filling');
      if (code === 'NETWORK') return {};
      setErrors(rejected);
      const message = errorMessage(error);
      setProblem(message);
      if (code === 'GONE' || message === RESPONSE_CHANGED || code === 'NOT_FOUND') await reload().catch(() => undefined);
      return rejected;
    }
  };

  const resend = useEffectEvent(() => {
    if (state === 'waiting') void sendNow();
  });
  useEffect(() => {
    const onOnline = () => resend();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    values,
    isRestored,
    errors,
    problem,
    state,
    website,
    setWebsite,
    shown: visibleFields(fields, values.answers),
    setAnswer: (key: string, value: unknown) => {
      change({ answers: { ...latest.current.answers, [key]: value } });
      forgetError(`answers.${key}`);
    },
    setEmail: (email: string) => {
      change({ email });
      forgetError('email');
    },
    setConsent: (consent: boolean) => {
      change({ consent });
      forgetError('consent');
    },
    /** Shows the errors of some fields only, and returns them. */
    checkSome: (names: readonly string[]): Errors => {
      const found = Object.fromEntries(Object.entries(check()).filter(([name]) => names.includes(name)));
      setErrors(found);
      return found;
    },
    sendNow,
    upload: (...given: Parameters<UploadFile<StoredFile>>) => upload(latest.current.key || change({}), ...given),
    startOver: () => {
      keepAnswers(slug, userId, null);
      latest.current = EMPTY;
      setValues(EMPTY);
      setErrors({});
      setProblem(null);
      setRestored(false);
    },
  };
}

/** The answers of the form's questions only; a file by its number. */
function sentAnswers(fields: readonly FormField[], answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = fields.filter(({ key }) => Object.hasOwn(answers, key));
  return Object.fromEntries(known.map(({ key }) => [key, answers[key]]));
}
