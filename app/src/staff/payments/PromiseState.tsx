import { StatusBadge, type Tone } from '@atlas/ui';
import { enumWord } from '@atlas/domain/lists';
import { PROMISE_STATES, type PromiseState as State } from '@atlas/domain/payments';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PromiseState_promise$key } from './__generated__/PromiseState_promise.graphql.ts';

const STATES = PROMISE_STATES.map(({ value }) => value);
const TONES: Readonly<Record<State, Tone>> = { open: 'info', kept: 'success', broken: 'danger' };

/** The badge with the state of a promise to pay. */
export function PromiseState({ promise }: { promise: PromiseState_promise$key }) {
  const { state: name } = useFragment(
    graphql`
      fragment PromiseState_promise on PaymentPromise {
        state
      }
    `,
    promise,
  );
  const state = enumWord(STATES, name) ?? 'open';
  return <StatusBadge tone={TONES[state]} text={PROMISE_STATES.find(({ value }) => value === state)?.label ?? ''} />;
}
