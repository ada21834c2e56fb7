import { useRef } from 'react';
import { RequestError } from '../session/RequestError.ts';

/** Generates 32 hexadecimal digits. `randomUUID` exists only on https and localhost. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');

/** Whether a record was already sent with this key: the next press then means another record. */
const isUsedUp = (error: unknown): boolean => error instanceof RequestError && error.code === 'CONFLICT';

/**
 * Gives a form that creates a record an idempotency key per intention. A second press, or another
 * try after a lost connection, then creates no second record. The key stays the same until the
 * record exists or the server returns CONFLICT.
 *
 * @example
 * const withKey = useIdempotencyKey();
 * await withKey((idempotencyKey) => create({ input, idempotencyKey }));
 */
export function useIdempotencyKey(): <Answer>(send: (key: string) => Promise<Answer>) => Promise<Answer> {
  const key = useRef<string | null>(null);
  return async (send) => {
    const mine = (key.current ??= newKey());
    // A later intention may already have its own key when this response arrives.
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
