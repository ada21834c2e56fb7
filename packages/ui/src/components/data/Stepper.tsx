import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';

export interface Step {
  readonly title: string;
  /** When it was done, or who does it: "within 2 days". */
  readonly note?: string | undefined;
}

export interface StepperProps {
  /** The name of the process: "Your payment". */
  label: string;
  /** Three to six; four is usual. */
  steps: readonly Step[];
  /** The index of the current step; the number of steps when all are done. */
  current: number;
  doneText?: string | undefined;
  nowText?: string | undefined;
  /**
   * One short line on phones as well: only the numbers, with titles for screen readers. Without
   * notes.
   */
  compact?: boolean | undefined;
  /** A compact one shows its titles on phones too: for up to four short ones. */
  titled?: boolean | undefined;
}

type State = 'done' | 'now' | 'next';

/** Progress through fixed steps: a payment in review, a multi-step form. Horizontal, vertical on phones unless it is compact. */
export function Stepper({ label, steps, current, doneText = 'Done:', nowText = 'Now:', compact = false, titled = false }: StepperProps) {
  'use no memo';
  const { Root, Item, Body } = compact ? (titled ? shortTitled : short) : regular;
  return (
    <Root aria-label={label}>
      {steps.map(({ title, note }, index) => {
        const state: State = index < current ? 'done' : index === current ? 'now' : 'next';
        return (
          <Item key={title} aria-current={state === 'now' ? 'step' : undefined} $state={state}>
            <Marker $state={state} aria-hidden="true">
              {state === 'done' ? <Icon icon={Check} size="s" /> : index + 1}
            </Marker>
            <Body>
              <Title $state={state}>
                {state !== 'next' && <VisuallyHidden>{state === 'done' ? doneText : nowText} </VisuallyHidden>}
                {title}
              </Title>
              {note !== undefined && <Note>{note}</Note>}
            </Body>
          </Item>
        );
      })}
    </Root>
  );
}

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  ${media.phone} {
    grid-auto-flow: row;
  }
`;

// The connector to the next step: solid once the step is done, dotted before.
const Place = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);
  padding-right: var(--space-4);
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 17px;
    left: 44px;
    right: 8px;
    border-top: 2px ${({ $state }) => ($state === 'done' ? 'solid var(--accent)' : 'dotted var(--line-strong)')};
  }
  ${media.phone} {
    grid-template-columns: 36px minmax(0, 1fr);
    gap: var(--space-3);
    min-height: 72px;
    padding: 0 0 var(--space-4);
    &:last-child {
      min-height: 0;
      padding-bottom: 0;
    }
    &:not(:last-child)::after {
      inset: 42px auto 6px 17px;
      border-top: 0;
      border-left: 2px ${({ $state }) => ($state === 'done' ? 'solid var(--accent)' : 'dotted var(--line-strong)')};
    }
  }
`;

// The numbers are centred over their titles, the connectors run behind them.
const ShortList = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
`;

const ShortPlace = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-1);
  font-size: var(--text-14);
  text-align: center;
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 17px;
    left: calc(50% + 24px);
    right: calc(-50% + 24px);
    border-top: 2px ${({ $state }) => ($state === 'done' ? 'solid var(--accent)' : 'dotted var(--line-strong)')};
  }
`;

const ShortWords = styled.div`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const SmallWords = styled.div`
  line-height: 1.3;
  ${media.phone} {
    font-size: var(--text-12);
  }
`;

const marks = {
  done: 'background: var(--accent); border-color: var(--accent); color: var(--accent-ink);',
  now: 'background: var(--highlight); border-color: var(--highlight); color: var(--highlight-ink); outline: 2px solid var(--highlight); outline-offset: 2px;',
  next: 'background: var(--surface); border-color: var(--line-strong); color: var(--ink-muted);',
};

const Marker = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 2px solid;
  border-radius: 50%;
  font-size: var(--text-14);
  font-weight: var(--weight-title);
  line-height: 1;
  ${({ $state }) => marks[$state]}
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const Words = styled.div`
  ${media.phone} {
    padding-top: 6px;
  }
`;

const regular = { Root: List, Item: Place, Body: Words };
const short = { Root: ShortList, Item: ShortPlace, Body: ShortWords };
const shortTitled = { Root: ShortList, Item: ShortPlace, Body: SmallWords };

const Title = styled.p<{ $state: State }>`
  color: ${({ $state }) => ($state === 'next' ? 'var(--ink-muted)' : 'var(--ink)')};
  font-weight: ${({ $state }) => ($state === 'now' ? 'var(--weight-strong)' : 'var(--weight-medium)')};
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-14);
`;
