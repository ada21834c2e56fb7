import { Stack, Text } from '@atlas/ui';

/** A text of several lines, as it was typed. Lines without text separate paragraphs. */
export const TextLines = ({ text }: { text: string }) => (
  <Stack gap={3}>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      <div key={index}>
        {paragraph.split('\n').map((line, at) => (
          <Text key={at}>{line}</Text>
        ))}
      </div>
    ))}
  </Stack>
);
