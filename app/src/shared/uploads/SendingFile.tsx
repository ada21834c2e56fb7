import { ProgressBar, Row, Stack, Text } from '@atlas/ui';
import { fileSizeText } from '@atlas/domain/uploads';
import type { Sending } from './useSendFile.ts';

/** The progress of the upload of a file that is sent with its form. */
export function SendingFile({ name, sent, size, isPaused }: Sending) {
  const done = `${fileSizeText(sent)} of ${fileSizeText(size)}`;
  return (
    <Stack gap={2}>
      <Row justify="between" wrap>
        <Text size={14}>{isPaused ? 'No connection. It resumes when you are back online.' : `Sending ${name}`}</Text>
        <Text size={14} tone="muted" numeric>
          {done}
        </Text>
      </Row>
      <ProgressBar label={`Upload of ${name}`} percent={(sent / Math.max(1, size)) * 100} valueText={done} />
    </Stack>
  );
}
