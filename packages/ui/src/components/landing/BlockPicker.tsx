import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { BlockThumbnail } from './BlockThumbnail.tsx';
import type { ThumbnailPart } from './BlockThumbnail.tsx';

export interface PickedBlock {
  readonly id: string;
  readonly label: string;
  /** Its use, as a sentence. */
  readonly purpose: string;
  readonly parts: readonly ThumbnailPart[];
}

export interface BlockPickerProps {
  /** The accessible name: "Blocks". */
  label: string;
  items: readonly PickedBlock[];
  onPick: (id: string) => void;
}

/** Chooses a kind of block, or a ready-made page, by its picture and its purpose. */
export const BlockPicker = ({ label, items, onPick }: BlockPickerProps) => (
  <List aria-label={label}>
    {items.map(({ id, label: name, purpose, parts }) => (
      <li key={id}>
        <Choice type="button" onClick={() => onPick(id)}>
          <BlockThumbnail parts={parts} />
          <span>
            <strong>{name}</strong>
            <small>{purpose}</small>
          </span>
        </Choice>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  width: 100%;
  height: 100%;
  padding: var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-media);
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: var(--accent);
    background: var(--accent-surface);
  }
  strong,
  small {
    display: block;
  }
  strong {
    font-weight: var(--weight-label);
  }
  small {
    color: var(--ink-muted);
    font-size: var(--text-14);
  }
`;
