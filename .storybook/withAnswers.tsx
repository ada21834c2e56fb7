import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';

type Args = Readonly<Record<string, unknown>>;

/** The callbacks that answer with the next value of a prop, and the props that may be meant. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  onChange: ['value', 'checked', 'visible'],
  onSearch: ['value'],
  onQueryChange: ['query'],
  onTypeChange: ['activeType'],
  onReorder: ['items'],
};

/** Keeps what the part answers until a control says otherwise; the callbacks are still logged as actions. */
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

/** A field holds no value of its own: without somebody who hands its answer back, nobody could type into a story. */
export const withAnswers: Decorator = (Story, { args }) => <Answering args={args}>{(answered) => <Story args={answered} />}</Answering>;
