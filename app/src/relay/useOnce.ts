import { useRef } from 'react';
import { RequestError } from '../session/fetchGraphQL.ts';

/** Whether a record was sent with this key before: the next press means another one. */
const isUsedUp = (error: unknown): boolean => error instanceof RequestError && error.code === 'CONFLICT';

/**
 * For a form that creates something: gives what it sends a key for the one intention behind it, so that a second press or another try
 * after a lost connection creates no second record. The key stays the same until the record is there or the server answers CONFLICT.
 *
 * @example const once = useOnce(); await once((key) => create({ input, once: key }));
 */
export function useOnce(): <Answer>(send: (key: string) => Promise<Answer>) => Promise<Answer> {
  const key = useRef<string | null>(null);
  return async (send) => {
    const mine = (key.current ??= crypto.randomUUID());
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
