import { useRef } from 'react';
import { RequestError } from '../session/fetchGraphQL.ts';

/** 32 hexadecimal digits. Not `randomUUID`, which browsers offer over https and on the own machine only. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');

/** Whether a record was sent with this key before: the next press means another one. */
const isUsedUp = (error: unknown): boolean => error instanceof RequestError && error.code === 'CONFLICT';

/**
 * For a form that creates something: gives what it sends a key for the one intention behind it, so that a second press or another try
 * after a lost connection creates no second record. The key stays the same until the record is there or the server answers CONFLICT.
 *
 * @example const withKey = useIdempotencyKey(); await withKey((idempotencyKey) => create({ input, idempotencyKey }));
 */
export function useIdempotencyKey(): <Answer>(send: (key: string) => Promise<Answer>) => Promise<Answer> {
  const key = useRef<string | null>(null);
  return async (send) => {
    const mine = (key.current ??= newKey());
    // A later intention may have drawn its own key by the time this one is answered.
    const forget = () => {
      if (key.current === mine) key.current = null;
    };
    try {
      const answer = await send(mine);
      forget();
      return answer;
    } catch (error) {
      if (isUsedUp(error)) forget();
      throw error;
    }
  };
}
