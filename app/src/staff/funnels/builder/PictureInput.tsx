import { Button, LandingPicture, FieldGroup, Row, Stack, TextField } from '@atlas/ui';
import { type BlockPicture, MAX_ALT } from '@atlas/domain/pages';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog.tsx';

interface PictureInputProps {
  pageId: number;
  name: string;
  label: string;
  hint?: string | undefined;
  optionalText?: string | undefined;
  error?: string | undefined;
  value: BlockPicture | null;
  onChange: (value: BlockPicture | null) => void;
}

/** A picture of a block: uploaded, cropped, described and removed. */
export function PictureInput({ pageId, name, label, hint, optionalText, error, value, onChange }: PictureInputProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FieldGroup name={name} label={label} hint={hint} optionalText={optionalText} error={error}>
      {() => (
        <Stack gap={3}>
          {value && (
            <>
              <LandingPicture src={`/api/uploads/${value.file}`} alt={value.alt} width={value.width} height={value.height} />
              <TextField
                name={`${name}.alt`}
                label="What it shows"
                hint="For people who do not see it, and while it loads."
                value={value.alt}
                onChange={(alt) => onChange({ ...value, alt })}
                maxLength={MAX_ALT}
              />
            </>
          )}
          <Row gap={2} wrap>
            <Button size="dense" onClick={() => setChoosing(true)}>
              {value ? 'Replace picture' : 'Add picture'}
            </Button>
            {value && (
              <Button size="dense" variant="danger-quiet" onClick={() => onChange(null)}>
                Remove picture
              </Button>
            )}
          </Row>
          {isChoosing && (
            <PictureDialog
              pageId={pageId}
              onClose={() => setChoosing(false)}
              onChosen={(picture) => {
                onChange({ ...picture, alt: value?.alt ?? '' });
                setChoosing(false);
              }}
            />
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}
