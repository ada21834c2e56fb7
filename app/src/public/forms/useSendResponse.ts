import type { UploadFile } from '@atlas/ui';
import { MIN_RESPONSE_SECONDS } from '@atlas/domain/forms';
import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import type { StoredFile } from '../../shared/uploads/storedFile.ts';
import type { useSendResponseBeginMutation } from './__generated__/useSendResponseBeginMutation.graphql.ts';
import type { useSendResponseMutation, useSendResponseMutation$data } from './__generated__/useSendResponseMutation.graphql.ts';

/** Added to the minimum time, since clocks and connections differ. */
const MARGIN_MS = 300;

/** The stage that the Journey Form led to. */
export type BegunStage = NonNullable<NonNullable<useSendResponseMutation$data['submitForm']>['stage']>;

interface Begun {
  readonly key: string;
  /** When this page began it, in milliseconds of a monotonic clock. */
  readonly at: number;
  readonly attempt: Promise<number>;
}

/**
 * Begins a response, uploads its files and sends it. The server takes a response once for each key,
 * and only after the minimum time of a person.
 */
export function useSendResponse(slug: string) {
  const { currentUser } = useAuth();
  const begun = useRef<Begun | null>(null);
  const submitBegin = useSubmit<useSendResponseBeginMutation>(graphql`
    mutation useSendResponseBeginMutation($slug: String!, $key: String!) {
      beginForm(slug: $slug, key: $key) {
        databaseId
      }
    }
  `);
  const submit = useSubmit<useSendResponseMutation>(graphql`
    mutation useSendResponseMutation(
      $slug: String!
      $key: String!
      $version: Int!
      $answers: JSON!
      $email: String
      $consent: Boolean
      $website: String
    ) {
      submitForm(slug: $slug, key: $key, version: $version, answers: $answers, email: $email, consent: $consent, website: $website) {
        stage {
          number
          name
        }
      }
    }
  `);

  /** Begins the response of a key, once. A failure, as without a connection, is tried again by the next call. */
  const begin = (key: string): Begun => {
    if (begun.current?.key === key) return begun.current;
    const attempt = submitBegin({ slug, key }).then(({ beginForm }) => beginForm?.databaseId ?? 0);
    const started: Begun = { key, at: performance.now(), attempt };
    begun.current = started;
    attempt.catch(() => {
      if (begun.current === started) begun.current = null;
    });
    return started;
  };

  const send = async (key: string, response: Omit<useSendResponseMutation['variables'], 'slug' | 'key'>): Promise<BegunStage | null> => {
    const started = begin(key);
    await started.attempt;
    const left = MIN_RESPONSE_SECONDS * 1000 + MARGIN_MS - (performance.now() - started.at);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    const { submitForm } = await submit({ slug, key, ...response });
    return submitForm?.stage ?? null;
  };

  /** Uploads a file for the response of a key. */
  const upload = async (key: string, ...[file, options]: Parameters<UploadFile<StoredFile>>): Promise<StoredFile> => {
    const ownerId = await begin(key).attempt;
    const { uploadFile } = await import('../../shared/uploads/uploadFile.ts');
    return uploadFile({ owner: 'attemptId', ownerId, purpose: 'answer', key }, file, currentUser?.id ?? 0, options);
  };

  return { begin: (key: string) => void begin(key).attempt.catch(() => undefined), send, upload };
}
