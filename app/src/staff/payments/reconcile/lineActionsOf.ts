import { formatAmount } from '@atlas/domain/money';
import type { Action } from '../../../admin/actions/Action.ts';
import type { LineTarget } from './lineTarget.ts';
import type { useLineCommands } from './useLineCommands.ts';

type Commands = ReturnType<typeof useLineCommands>;

interface Line {
  /** In pesos. */
  amount: number;
  state: string;
}

/** The effect of an amount that differs from what is due. */
export const differenceText = (amount: number, due: number): string =>
  `${formatAmount(amount)} arrived, and ${formatAmount(due)} is due. ${amount < due ? 'The rest stays due.' : 'The rest becomes credit.'}`;

/** Applies a line to its match. It is confirmed where the amount differs, or where it cannot be taken back. */
export function applyAction({ amount }: Line, target: LineTarget, { apply, reopen }: Commands): Action {
  const differs = !target.isOrder && amount !== target.due;
  const sum = formatAmount(amount);
  return {
    ...((differs || target.isOrder) && {
      confirm: {
        title: `Apply ${sum} to ${target.personName}?`,
        consequence: [
          differs && differenceText(amount, target.due),
          target.isOrder && 'The order is completed, and its buyer gets access. That cannot be taken back once the buyer is enrolled.',
        ]
          .filter(Boolean)
          .join(' '),
        confirmText: 'Apply',
        busyText: 'Applying',
      },
    }),
    run: () => apply(),
    success: `${sum} applied to ${target.personName}.`,
    ...(!target.isOrder && { undo: { run: reopen, success: 'Taken back.' } }),
  };
}

/** Keeps the money of a line until its payer is known. */
export const keepAction = ({ amount }: Line, { keep, reopen }: Commands): Action => ({
  run: keep,
  success: `${formatAmount(amount)} kept until its payer is known.`,
  undo: { run: reopen, success: 'Taken back.' },
});

/** Notes that a line is not a payment. */
export const dismissAction = ({ dismiss, reopen }: Commands): Action => ({
  run: dismiss,
  success: 'Noted as not a payment.',
  undo: { run: reopen, success: 'Taken back.' },
});

const CONSEQUENCES: Readonly<Record<string, string>> = {
  APPLIED: 'Its payment is reversed, and its receipt waits again. The line can then be decided again.',
  KEPT: 'The money is no longer kept in the books. The line can then be decided again.',
};

/** Takes back what was done with a line. It is confirmed where money moves. */
export const reopenAction = ({ amount, state }: Line, { reopen }: Commands): Action => ({
  ...(CONSEQUENCES[state] !== undefined && {
    confirm: {
      title: `Take ${formatAmount(amount)} back?`,
      consequence: CONSEQUENCES[state],
      confirmText: 'Take back',
      busyText: 'Taking back',
      tone: 'danger' as const,
    },
  }),
  run: reopen,
  success: 'Taken back. The line can be decided again.',
});
