import Camera from 'lucide-react/icons/camera';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';

export interface PictureButtonProps {
  /** The full name, from which initials and colour are derived. */
  name: string;
  picture?: string | null | undefined;
  /** The accessible name: "Change your picture". */
  label: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The user's own picture, which they can change: a large Avatar with a camera. */
export function PictureButton({ name, picture, label, onClick, ref }: PictureButtonProps) {
  return (
    <Root ref={ref} type="button" title={label} onClick={onClick}>
      <Avatar name={name} picture={picture} size="xl" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <Badge>
        <Icon icon={Camera} size="s" />
      </Badge>
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: block;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
`;

const Badge = styled.span`
  position: absolute;
  right: -6px;
  bottom: -6px;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid var(--canvas);
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  ${media.phone} {
    width: 1.75rem;
    height: 1.75rem;
  }
  ${Root}:hover & {
    background: var(--accent);
    color: var(--accent-ink);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
