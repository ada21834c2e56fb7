import { Button, Row, Stack, TextArea } from '@atlas/ui';
import { noteWithBoth } from '@atlas/domain/courses';
import { useField } from 'react-final-form';

const ignore = () => undefined;

/**
 * The note that was saved elsewhere while the member was writing, and the button that adds it to
 * theirs. Rendered in the form of the note.
 */
export function OtherNote({ text }: { text: string }) {
  const { input } = useField<string>('text', { subscription: { value: true } });
  const both = noteWithBoth(input.value, text);
  return (
    <Stack gap={3}>
      <TextArea name="other" label="Saved in the meantime" hint="Saving your note replaces it." value={text} onChange={ignore} readOnly />
      {both !== input.value && (
        <Row>
          <Button onClick={() => input.onChange(both)}>Add it to my note</Button>
        </Row>
      )}
    </Stack>
  );
}
