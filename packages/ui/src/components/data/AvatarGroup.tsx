import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { media } from '../../tokens/media.ts';

export interface AvatarGroupProps {
  /** Full names, the most important first. */
  names: readonly string[];
  /** The accessible name: "Maricel Dela Cruz, Jomar Villanueva and 10 more". */
  label: string;
  /** The maximum number of avatars; the rest is shown as a count. */
  max?: number | undefined;
  /** The total, when `names` holds only the first few. */
  total?: number | undefined;
  size?: 's' | 'm' | undefined;
}

/** The members of a group or the people at an event, at a glance. To find a person use a list. */
export function AvatarGroup({ names, label, max = 4, total = names.length, size = 'm' }: AvatarGroupProps) {
  const shown = names.slice(0, max);
  const rest = total - shown.length;
  return (
    <Root role="img" aria-label={label}>
      {shown.map((name, index) => (
        <Item key={`${index} ${name}`}>
          <Avatar name={name} size={size} />
        </Item>
      ))}
      {rest > 0 && (
        <Item>
          <More $size={size} aria-hidden="true">
            +{rest}
          </More>
        </Item>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
`;

// The ring in the background's colour separates overlapping avatars.
const Item = styled.span`
  position: relative;
  display: inline-grid;
  border: 2px solid var(--surface);
  border-radius: var(--radius-pill);
  & + & {
    margin-left: calc(-1 * var(--space-2));
  }
`;

const sides = { s: '32px', m: '40px' };

const More = styled.span<{ $size: 's' | 'm' }>`
  display: grid;
  place-items: center;
  min-width: ${({ $size }) => sides[$size]};
  height: ${({ $size }) => sides[$size]};
  padding-inline: 6px;
  border: var(--border) solid transparent;
  border-radius: var(--radius-pill);
  background: var(--neutral-surface);
  color: var(--neutral-ink);
  font-size: var(--text-12);
  font-weight: var(--weight-title);
  font-variant-numeric: tabular-nums;
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
