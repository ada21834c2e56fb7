import { use, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { DataUseContext } from './dataUseContext.ts';

export interface AvatarProps {
  /** The full name, from which initials and colour are derived. */
  name: string;
  /** The URL of the picture; initials are shown until it has loaded, when it fails to load, and with low data. */
  picture?: string | null | undefined;
  /** 32, 40, 64 or 96 px (72 on phones); it grows with the text. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** Set where the name is not shown next to it: the avatar is then labelled with it. */
  named?: boolean | undefined;
}

/**
 * A person: their picture, or initials on a colour derived from the name. Never a tone: a red
 * avatar next to "overdue" would read as a second warning.
 */
export function Avatar({ name, picture, size = 'm', named = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { isLow, pictureSources } = use(DataUseContext);
  return (
    <Root $size={size} $colour={colourOf(name)} {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {initialsOf(name)}
      {picture && picture !== broken && !isLow && (
        <img
          {...pictureSources(picture, PIXELS[size])}
          sizes={`${PIXELS[size]}px`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      )}
    </Root>
  );
}

/** The initials of the first and last word: "Maricel Dela Cruz" is MC. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const colourOf = (name: string) => 1 + ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6);

const PIXELS = { s: 32, m: 40, l: 64, xl: 96 };

const sizes = {
  s: 'width: 2rem; height: 2rem; font-size: var(--text-12);',
  m: 'width: 2.5rem; height: 2.5rem; font-size: var(--text-14);',
  l: 'width: 4rem; height: 4rem; font-size: var(--text-22);',
  xl: `width: 6rem; height: 6rem; font-size: var(--text-36); ${media.phone} { width: 4.5rem; height: 4.5rem; font-size: var(--text-28); }`,
};

const Root = styled.span<{ $size: keyof typeof sizes; $colour: number }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  ${({ $size }) => sizes[$size]}
  border: var(--border) solid transparent;
  border-radius: 50%;
  background: var(--avatar-${({ $colour }) => $colour});
  color: var(--ink);
  font-weight: var(--weight-title);
  line-height: 1;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
