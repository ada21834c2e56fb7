import { Row, Text } from '@atlas/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** Time for which a finished task stays among the open ones. */
const TICKED_MS = 6000;
/** The length of `--slow`, in which the row folds. */
const FOLDING_MS = 200;
/** Time between two checks that the focus is still in the row. */
const AGAIN_MS = 500;

interface TickedTaskProps {
  /** "Done · +50 XP", or that it is being saved. */
  text: string;
  /** The row stays: it is being saved, a field in it is open, or something covers it. */
  isHeld: boolean;
  onFold: () => void;
  onFolded: () => void;
  children: ReactNode;
}

/**
 * The line of a task that was finished a moment ago, with its actions. The row folds after some
 * seconds, but not while the focus is visible in it: someone with a keyboard is there.
 */
export function TickedTask({ text, isHeld, onFold, onFolded, children }: TickedTaskProps) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isHeld) return undefined;
    let timer = setTimeout(leave, TICKED_MS);
    function leave() {
      if (line.current?.closest('li')?.matches(':focus-visible, :has(:focus-visible)') === true) {
        timer = setTimeout(leave, AGAIN_MS);
      } else {
        onFold();
        timer = setTimeout(onFolded, FOLDING_MS);
      }
    }
    return () => clearTimeout(timer);
    // The callbacks change with every render of the list; the seconds count from the tick.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld]);
  return (
    <Row wrap gap={2} ref={line}>
      <Text as="span" size={14} weight="label" tone="accent" numeric>
        {text}
      </Text>
      {children}
    </Row>
  );
}
