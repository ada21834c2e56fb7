import Search from 'lucide-react/icons/search';
import { use } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { DataUseContext } from '../../primitives/dataUseContext.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { iconButtonStyle, type IconButtonLook } from '../../primitives/iconButtonStyle.ts';
import { media } from '../../tokens/media.ts';

export interface SearchButtonProps {
  label?: string | undefined;
  /**
   * Called when the user is about to press it, to start loading what it opens. Not with low data.
   */
  onPoint?: (() => void) | undefined;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The placeholder of a SearchPanel until the user searches: an icon, and from 900 px a box that
 * looks like its field.
 */
export function SearchButton({ label = 'Search', onPoint, onClick, ref }: SearchButtonProps) {
  const ahead = use(DataUseContext).isLow ? undefined : onPoint;
  return (
    <Root
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={onClick}
      $tone="ink"
      $marked={false}
    >
      <Icon icon={Search} />
      <span>{label}</span>
    </Root>
  );
}

const Root = styled.button<IconButtonLook>`
  ${iconButtonStyle}
  display: flex;
  align-items: center;
  justify-content: center;
  > span {
    font-size: 0;
  }
  ${media.desktop} {
    justify-content: start;
    flex: 0 1 var(--search, auto);
    gap: var(--space-2);
    width: auto;
    padding-inline: var(--space-3);
    border: var(--border) solid var(--line-strong);
    background: var(--surface);
    color: var(--ink-muted);
    cursor: text;
    > span {
      min-width: 0;
      overflow: hidden;
      font-size: var(--control-text);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
