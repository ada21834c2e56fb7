import { styled } from 'styled-components';

/** The aspect ratio of a video or an embedded page. */
export type MediaRatio = 'video' | 'square' | 'tall';

const RATIOS = { video: '16 / 9', square: '1', tall: '3 / 4' } as const;

/** The media itself. A page with full-bleed media sets `--media-radius` and `--media-border` to 0. */
export const MediaStage = styled.span<{ $ratio: MediaRatio }>`
  position: relative;
  display: block;
  aspect-ratio: ${({ $ratio }) => RATIOS[$ratio]};
  overflow: hidden;
  border-radius: var(--media-radius, var(--radius-card)) var(--media-radius, var(--radius-card)) 0 0;
  background: var(--surface-sunken);
  > video,
  > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

/** The caption below the media: title, size, status. */
export const MediaCaption = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 72px;
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--line);
  border-width: 0 var(--media-border, var(--border)) var(--border);
  border-radius: 0 0 var(--media-radius, var(--radius-card)) var(--media-radius, var(--radius-card));
  background: var(--surface);
  color: var(--ink);
  > :first-child {
    flex: 1 1 200px;
    min-width: 0;
  }
  > :not(:first-child) {
    flex: none;
  }
  strong,
  small {
    display: block;
    font-weight: var(--weight-label);
  }
  small {
    color: var(--ink-muted);
    font-size: var(--text-14);
    font-weight: var(--weight-text);
    font-variant-numeric: tabular-nums;
  }
`;
