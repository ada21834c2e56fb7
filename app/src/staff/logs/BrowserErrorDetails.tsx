import { CodeBlock, Drawer, Heading, KeyValueList, Link, Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { browserErrorKind } from './browserErrorKind.ts';
import { logPath } from '../shared/logPath.ts';
import { LogTime } from './LogTime.tsx';
import { RequestTrail } from './RequestTrail.tsx';
import type { BrowserErrorDetails_report$key } from './__generated__/BrowserErrorDetails_report.graphql.ts';

interface BrowserErrorDetailsProps {
  report: BrowserErrorDetails_report$key;
  onClose: () => void;
}

/** Drawer for an error reported by a browser. The report contains no personal data. */
export function BrowserErrorDetails({ report: key, onClose }: BrowserErrorDetailsProps) {
  const { kind, build, route, browser, message, stack, requestId, at } = useFragment(
    graphql`
      fragment BrowserErrorDetails_report on ClientErrorReport {
        kind
        build
        route
        browser
        message
        stack
        requestId
        at
      }
    `,
    key,
  );
  return (
    <Drawer open size="wide" onClose={onClose} title={message}>
      <Stack gap={5}>
        <KeyValueList
          items={[
            { label: 'Kind', value: browserErrorKind(kind) },
            { label: 'Route', value: route !== null && <Link href={logPath('browser-errors', { route })}>{route}</Link> },
            { label: 'Browser', value: browser },
            { label: 'Build', value: build },
            { label: 'When', value: <LogTime at={at} /> },
          ]}
        />
        <Stack gap={2}>
          <Heading level={3} size="label">
            Stack
          </Heading>
          {stack === '' ? (
            <Text size={14} tone="muted">
              The browser gave none.
            </Text>
          ) : (
            <CodeBlock label="Stack" text={stack} />
          )}
        </Stack>
        <RequestTrail id={requestId} from="browser-errors" />
      </Stack>
    </Drawer>
  );
}
