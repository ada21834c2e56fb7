import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface AvatarProps {
  /** The whole name: initials and colour come from it. */
  name: string;
  /** The address of their own picture; initials stand in until it is there, and for good when it cannot be loaded. */
  picture?: string | null | undefined;
  /** 32, 40 or 64 px; it grows with the text. */
  size?: 's' | 'm' | 'l' | undefined;
  /** The name is not written beside it, so the picture carries it. */
  named?: boolean | undefined;
}

/** A person, by their picture or by initials on a colour of their own. Never a tone: a red face beside "overdue" would read as a second alarm. */
export function Avatar({ name, picture, size = 'm', named = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Root $size={size} $colour={colourOf(name)} {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {initialsOf(name)}
      {picture && picture !== broken && <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />}
    </Root>
  );
}

/** First and last word's first letters: "Maricel Dela Cruz" is MC. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const colourOf = (name: string) => 1 + ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6);

const sizes = {
  s: 'width: 2rem; height: 2rem; font-size: var(--text-12);',
  m: 'width: 2.5rem; height: 2.5rem; font-size: var(--text-14);',
  l: 'width: 4rem; height: 4rem; font-size: var(--text-22);',
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
