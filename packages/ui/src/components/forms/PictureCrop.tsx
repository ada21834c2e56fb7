import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** A part of a picture, in the picture's own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureCropProps {
  /** The URL of the picture; a data URL where the page allows no blob URLs. */
  picture: string;
  /** Called with the selected part, once the picture has loaded and after each change. */
  onChange: (area: CropArea) => void;
  /** The width of the part divided by its height; 1 by default. */
  aspect?: number | undefined;
  /** The part is shown in a circle, as a picture of a person is. */
  isRound?: boolean | undefined;
  zoomText?: string | undefined;
  /** The accessible name of the frame, which explains how to move it. */
  frameText?: string | undefined;
}

const MAX_ZOOM = 4;
/** The distance in pixels that an arrow key moves the picture. */
const KEY_STEP = 8;

/**
 * Crops a picture: drag, pinch, scroll, the slider, or the arrow keys. Lazy-load it
 * with its dialog.
 */
export function PictureCrop({
  picture,
  onChange,
  aspect = 1,
  isRound = true,
  zoomText = 'Zoom',
  frameText = 'The part that is kept. Move the picture with the arrow keys.',
}: PictureCropProps) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Root>
      <Frame $isRound={isRound}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          objectFit={isRound ? 'cover' : 'contain'}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, area) => onChange(area)}
          // Its rules are below: the page's policy blocks style elements added by a script.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': frameText }}
        />
      </Frame>
      <Zoom>
        <label htmlFor={id}>{zoomText}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Zoom>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Frame = styled.div<{ $isRound: boolean }>`
  position: relative;
  width: 100%;
  max-width: 360px;
  margin-inline: auto;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--radius-media);
  background: var(--surface-sunken);
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }
  .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    box-sizing: border-box;
    overflow: hidden;
    border: 2px solid white;
    border-radius: ${({ $isRound }) => ($isRound ? '50%' : 0)};
    translate: -50% -50%;
    box-shadow: 0 0 0 9999em var(--scrim);
  }
  .reactEasyCrop_CropArea:focus-visible {
    outline: var(--ring) solid var(--focus);
    outline-offset: -6px;
  }
  ${media.forcedColors} {
    .reactEasyCrop_CropArea {
      border-color: Highlight;
    }
  }
`;

const Zoom = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  width: 100%;
  max-width: 360px;
  min-height: var(--control);
  margin-inline: auto;
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  input {
    width: 100%;
    min-height: var(--control);
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
`;
