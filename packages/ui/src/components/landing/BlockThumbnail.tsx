import { styled } from 'styled-components';

/** A part of a drawn block. */
export type ThumbnailPart = 'title' | 'text' | 'button' | 'media' | 'columns' | 'points' | 'rows' | 'clock' | 'field';

export interface BlockThumbnailProps {
  /** The parts of the block, from top to bottom. */
  parts: readonly ThumbnailPart[];
}

/** The height of each part, with the space below it. */
const HEIGHT: Readonly<Record<ThumbnailPart, number>> = {
  title: 9,
  text: 7,
  button: 12,
  media: 26,
  columns: 20,
  points: 8,
  rows: 8,
  clock: 14,
  field: 10,
};

/** A small drawing of a block, where a block is chosen. It is decoration: the name of the block is next to it. */
export function BlockThumbnail({ parts }: BlockThumbnailProps) {
  const heights = parts.map((part) => HEIGHT[part]);
  const start = (60 - heights.reduce((sum, one) => sum + one, 0)) / 2;
  return (
    <Root viewBox="0 0 96 60" aria-hidden="true">
      {parts.map((part, at) => (
        <g key={at} transform={`translate(0 ${start + heights.slice(0, at).reduce((sum, one) => sum + one, 0)})`}>
          {SHAPES[part]}
        </g>
      ))}
    </Root>
  );
}

const SHAPES: Readonly<Record<ThumbnailPart, React.ReactNode>> = {
  title: <rect className="strong" x="20" width="56" height="5" rx="2.5" />,
  text: <rect x="14" width="68" height="3" rx="1.5" />,
  button: <rect className="accent" x="32" y="1" width="32" height="9" rx="3" />,
  media: (
    <>
      <rect x="16" width="64" height="23" rx="4" />
      <path className="accent" d="m44 6 10 5.5-10 5.5Z" />
    </>
  ),
  columns: (
    <>
      <rect x="10" width="22" height="17" rx="3" />
      <rect x="37" width="22" height="17" rx="3" />
      <rect x="64" width="22" height="17" rx="3" />
    </>
  ),
  points: (
    <>
      <circle className="accent" cx="20" cy="3" r="2.5" />
      <rect x="27" y="1.5" width="50" height="3" rx="1.5" />
    </>
  ),
  rows: (
    <>
      <rect className="strong" x="14" y="1" width="16" height="3.5" rx="1.7" />
      <rect x="36" y="1" width="46" height="3.5" rx="1.7" />
    </>
  ),
  clock: (
    <>
      <rect className="accent" x="16" width="14" height="11" rx="3" />
      <rect className="accent" x="33" width="14" height="11" rx="3" />
      <rect className="accent" x="50" width="14" height="11" rx="3" />
      <rect className="accent" x="67" width="14" height="11" rx="3" />
    </>
  ),
  field: <rect className="field" x="22" y=".5" width="52" height="7" rx="2" />,
};

const Root = styled.svg`
  width: 96px;
  max-width: 100%;
  height: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  fill: var(--line-strong);
  .strong {
    fill: var(--ink-muted);
  }
  .accent {
    fill: var(--accent);
  }
  .field {
    fill: none;
    stroke: var(--line-strong);
  }
`;
