import { CopyButton, Heading, Row, Stack, Text } from '@atlas/ui';
import { LinkLine } from './LinkLine.tsx';
import { LOG_LABELS } from './logLabels.ts';
import { logPath } from '../shared/logPath.ts';

/** The logs whose search finds a request. */
const WITH_REQUESTS = ['browser-errors', 'sign-ins', 'audit'] as const;

/** A request ID with a copy button, and links to its entries in other logs. */
export function RequestTrail({ id, from }: { id: string; from: string }) {
  const others = WITH_REQUESTS.filter((log) => log !== from);
  return (
    <Stack gap={2} as="section" aria-labelledby="request">
      <Heading level={3} size="label" id="request">
        Request ID
      </Heading>
      <Row gap={3} wrap justify="between">
        <Text size={14} numeric>
          {id}
        </Text>
        <CopyButton value={id} size="dense">
          Copy request ID
        </CopyButton>
      </Row>
      <LinkLine label="The same request in" links={others.map((log) => ({ label: LOG_LABELS[log], href: logPath(log, { q: id }) }))} />
    </Stack>
  );
}
