import { FileChoice } from '@atlas/ui';
import type { useReceiptPicture } from './useReceiptPicture.ts';

interface ReceiptPictureFieldProps {
  picture: ReturnType<typeof useReceiptPicture>;
  /** The id of the input, where the page has several. */
  id?: string;
  isOptional?: boolean;
  onChosen?: (() => void) | undefined;
}

/** The field for the picture of a receipt, from the camera or the gallery. */
export const ReceiptPictureField = ({ picture, id, isOptional = false, onChosen }: ReceiptPictureFieldProps) => (
  <FileChoice
    name="picture"
    id={id}
    label="Picture of the receipt"
    optionalText={isOptional ? '(optional)' : undefined}
    hint="A screenshot or a photo on which the reference number and the amount can be read, or a PDF."
    accept="image/jpeg,image/png,image/webp,application/pdf"
    chooseText="Choose or take a picture"
    file={picture.chosen}
    error={picture.error}
    percent={picture.percent}
    onChoose={(file) => {
      picture.choose(file);
      onChosen?.();
    }}
    onRemove={picture.remove}
  />
);
