import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';

type Args = Readonly<Record<string, unknown>>;

/** The callbacks that pass the next value of a prop, and the props that each may belong to. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  onChange: ['value', 'checked', 'visible'],
  onSearch: ['value'],
  onQueryChange: ['query'],
  onTypeChange: ['activeType'],
  onReorder: ['items'],
};

/**
 * Stores the values from callbacks until a control changes. The callbacks are still logged as
 * actions.
 */
function Answering({ args, children }: { args: Args; children: (args: Args) => ReactNode }) {
  const [answers, setAnswers] = useState<Args>({});
  const [requested, setRequested] = useState(args);
  if (requested !== args) {
    setRequested(args);
    setAnswers({});
  }
  const listening = Object.entries(ANSWERS).flatMap(([callback, props]) => {
    const prop = props.find((name) => name in args);
    const log = args[callback];
    if (prop === undefined || typeof log !== 'function') return [];
    const listen = (next: unknown, ...rest: unknown[]) => {
      setAnswers((before) => ({ ...before, [prop]: next }));
      return log(next, ...rest) as unknown;
    };
    return [[callback, listen] as const];
  });
  return children({ ...args, ...Object.fromEntries(listening), ...answers });
}

/** Makes controlled fields usable in a story: their value is passed back to them as a prop. */
export const withAnswers: Decorator = (Story, { args }) => <Answering args={args}>{(answered) => <Story args={answered} />}</Answering>;
