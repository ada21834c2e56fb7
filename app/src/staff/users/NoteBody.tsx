import { Stack, Text } from '@atlas/ui';

/** The text of a note, one paragraph for each of its lines. */
export const NoteBody = ({ body }: { body: string }) => (
  <Stack gap={1}>
    {body.split('\n').map((line, index) => (
      <Text key={index}>{line}</Text>
    ))}
  </Stack>
);
