import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconShape } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';
import { tabKeyTarget } from '../data/tabKeyTarget.ts';
import type { MarkdownFormat } from './editMarkdown.ts';
import { insertMarkdown } from './insertMarkdown.ts';

interface Format {
  format: MarkdownFormat;
  label: string;
  icon: IconShape;
  /** The key that applies it, together with Ctrl or ⌘. */
  key?: string;
}

const FORMATS: readonly Format[] = [
  { format: 'bold', label: 'Bold', icon: Bold, key: 'b' },
  { format: 'italic', label: 'Italic', icon: Italic, key: 'i' },
  { format: 'link', label: 'Link', icon: LinkIcon, key: 'k' },
  { format: 'heading', label: 'Heading', icon: Heading },
  { format: 'list', label: 'List', icon: List },
  { format: 'numbers', label: 'Numbered list', icon: ListOrdered },
];

/**
 * Applies the format of a shortcut (Ctrl or ⌘ with B, I or K) to the text area it was pressed in.
 *
 * @returns whether it was one
 */
export function applyShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  const found = FORMATS.find((one) => one.key === key.toLowerCase());
  if (found) insertMarkdown(currentTarget, found.format);
  return found !== undefined;
}

/** The buttons that insert Markdown into a text area. Arrow keys move between them. */
export function MarkdownToolbar({ area, controls }: { area: RefObject<HTMLTextAreaElement | null>; controls: string }) {
  const [current, setCurrent] = useState(0);
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = tabKeyTarget(event.key, current, FORMATS.length);
    if (target === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };
  return (
    <Root role="toolbar" aria-label="Format" aria-controls={controls} onKeyDown={moveFocus}>
      {FORMATS.map(({ format, label, icon, key }, index) => (
        <Button
          key={format}
          type="button"
          aria-label={label}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          title={key === undefined ? label : `${label} (Ctrl or ⌘ ${key.toUpperCase()})`}
          tabIndex={index === current ? 0 : -1}
          // The text keeps the focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => area.current && insertMarkdown(area.current, format)}
        >
          <Icon icon={icon} size="s" />
        </Button>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Button = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  cursor: pointer;
  transition: background-color var(--fast) var(--ease);
  &:hover {
    background: var(--accent-surface);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.touch} {
    width: var(--touch);
    height: var(--touch);
  }
`;
