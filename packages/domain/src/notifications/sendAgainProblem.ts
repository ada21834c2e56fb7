import { checkKnown } from '../errors/checkKnown.ts';

interface Message {
  readonly channel: 'email' | 'webhook';
  readonly state: 'waiting' | 'sent' | 'failed' | 'cancelled';
}

const PROBLEMS: Readonly<Record<Message['state'], string | null>> = {
  waiting: 'This email is still waiting to be sent.',
  sent: 'This email has already been sent.',
  failed: null,
  cancelled: null,
};

/**
 * Explains why a message cannot be sent again; null when it can, which is an email that failed or
 * was cancelled.
 *
 * @throws RangeError for an unknown value
 * @example sendAgainProblem({ channel: 'email', state: 'sent' })
 * // 'This email has already been sent.'
 */
export const sendAgainProblem = ({ channel, state }: Message): string | null => {
  checkKnown({ state }, PROBLEMS);
  return channel === 'email' ? PROBLEMS[state] : 'Only emails can be sent again.';
};
