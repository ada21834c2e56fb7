import { FileChoice, Stack } from '@atlas/ui';
import { MAX_SCREENSHOTS } from '@atlas/domain/bugReports';
import type { useScreenshots } from './useScreenshots.ts';

interface ScreenshotFieldsProps {
  screenshots: ReturnType<typeof useScreenshots>;
  /** False once the report takes no more pictures. */
  isOpen?: boolean;
}

/** The screenshots of a report, and a field for the next one. */
export function ScreenshotFields({ screenshots: { pictures, add, remove }, isOpen = true }: ScreenshotFieldsProps) {
  'use no memo';
  return (
    <Stack gap={4}>
      {pictures.map(({ id, chosen, error, percent }, index) => (
        <FileChoice
          key={id}
          name={`screenshot${id}`}
          label={`Screenshot ${index + 1}`}
          accept="image/jpeg,image/png,image/webp,image/gif"
          chooseText="Choose another picture"
          file={chosen}
          error={error}
          percent={percent}
          onChoose={(file) => {
            remove(id);
            add(file);
          }}
          onRemove={() => remove(id)}
        />
      ))}
      {isOpen && pictures.length < MAX_SCREENSHOTS && (
        <FileChoice
          name="screenshot"
          label={pictures.length === 0 ? 'Screenshot' : 'Another screenshot'}
          optionalText="(optional)"
          hint="jpg, png, webp or gif, up to 5 MB. Cover what is private."
          accept="image/jpeg,image/png,image/webp,image/gif"
          chooseText="Choose a picture"
          file={null}
          onChoose={add}
          onRemove={() => undefined}
        />
      )}
    </Stack>
  );
}
