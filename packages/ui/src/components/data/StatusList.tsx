import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import type { Tone } from '../../tokens/tone.ts';
import { toneIcon } from '../feedback/toneIcon.ts';

export interface StatusListItem {
  key: string;
  tone: Tone;
  /** The state in a word, for screen readers: "done", "missing". */
  state: string;
  text: string;
}

export interface StatusListProps {
  /** Names the list for screen readers. */
  label: string;
  items: readonly StatusListItem[];
}

/** Lines that are each done, advised or missing, such as a checklist before publishing. */
export const StatusList = ({ label, items }: StatusListProps) => (
  <Root aria-label={label}>
    {items.map(({ key, tone, state, text }) => (
      <Item key={key}>
        <Mark $tone={tone}>
          <Icon icon={toneIcon[tone]} />
        </Mark>
        <span>
          <VisuallyHidden>{state}: </VisuallyHidden>
          {text}
        </span>
      </Item>
    ))}
  </Root>
);

const Root = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

const Item = styled.li`
  position: relative;
  display: flex;
  gap: var(--space-2);
  overflow-wrap: anywhere;
`;

const Mark = styled.span<{ $tone: Tone }>`
  flex: none;
  margin-top: 1px;
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--ink-muted)' : `var(--${$tone}-ink)`)};
`;
