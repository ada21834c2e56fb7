import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';

export interface Grant {
  readonly id: string;
  readonly label: string;
  readonly held: boolean;
}

export interface GrantListProps {
  items: readonly Grant[];
  /** The name of the list: "Content". */
  label: string;
  heldText?: string | undefined;
  lackedText?: string | undefined;
}

/**
 * A person's permissions, held and missing, in columns where there is room: each with an icon and
 * in words. To change them use CheckboxGroup.
 */
export function GrantList({ items, label, heldText = 'Allowed', lackedText = 'Not allowed' }: GrantListProps) {
  return (
    <Root aria-label={label}>
      {items.map(({ id, label: name, held }) => (
        <Item key={id} $held={held}>
          <Icon icon={held ? Check : Minus} size="s" />
          <span>{name}</span>
          <State>{held ? heldText : lackedText}</State>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: 0 var(--space-6);
`;

const Item = styled.li<{ $held: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;
  min-height: 36px;
  border-bottom: var(--border) solid var(--line);
  color: ${({ $held }) => ($held ? 'var(--ink)' : 'var(--ink-muted)')};
  font-size: var(--text-14);
  > svg {
    color: ${({ $held }) => ($held ? 'var(--success-ink)' : 'var(--ink-muted)')};
  }
`;

const State = styled.span`
  font-size: var(--text-12);
  white-space: nowrap;
`;
