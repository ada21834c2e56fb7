import { BeforeAfter, Drawer, Heading, KeyValueList, Stack, Text } from '@atlas/ui';
import { fieldChanges, inWords } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import { subjectText } from './auditTexts.ts';
import { LinkLine } from './LinkLine.tsx';
import { logPath } from '../shared/logPath.ts';
import { LogTime } from './LogTime.tsx';
import { PersonName } from './PersonName.tsx';
import { RequestTrail } from './RequestTrail.tsx';
import { SubjectName } from './SubjectName.tsx';
import type { AuditDetails_entry$key } from './__generated__/AuditDetails_entry.graphql.ts';

interface AuditDetailsProps {
  entry: AuditDetails_entry$key;
  onClose: () => void;
}

/** Drawer for one change: its author, and the record before and after. */
export function AuditDetails({ entry: key, onClose }: AuditDetailsProps) {
  const entry = useFragment(
    graphql`
      fragment AuditDetails_entry on AuditEntry {
        at
        actor {
          databaseId
          ...PersonName_person
        }
        onBehalfOf {
          ...PersonName_person
        }
        action
        subjectType
        subjectId
        before
        after
        reason
        requestId
      }
    `,
    key,
  );
  const { actor, onBehalfOf, action, subjectType, subjectId, reason, requestId } = entry;
  const changes = fieldChanges(entry.before, entry.after);
  return (
    <Drawer open size="wide" onClose={onClose} title={inWords(action)}>
      <Stack gap={5}>
        <KeyValueList
          items={[
            { label: 'Who', value: actor ? <PersonName person={actor} /> : 'The system' },
            ...(onBehalfOf ? [{ label: 'On behalf of', value: <PersonName person={onBehalfOf} /> }] : []),
            { label: 'What', value: <SubjectName type={subjectType} id={subjectId} /> },
            { label: 'When', value: <LogTime at={entry.at} /> },
            { label: 'Reason', value: reason },
          ]}
        />
        <Stack gap={3} as="section" aria-labelledby="changes">
          <Heading level={3} size="label" id="changes">
            What changed
          </Heading>
          {changes.length === 0 ? (
            <Text size={14} tone="muted">
              No details of the record were stored.
            </Text>
          ) : (
            <BeforeAfter label={subjectText(subjectType, subjectId)} changes={changes} />
          )}
        </Stack>
        {requestId !== null && <RequestTrail id={requestId} from="audit" />}
        <LinkLine
          label="Every change"
          links={[
            ...(subjectId === null
              ? []
              : [{ label: 'of this record', href: logPath('audit', { subject: subjectType, record: subjectId }) }]),
            { label: 'of this kind', href: logPath('audit', { action }) },
            ...(actor ? [{ label: 'by this person', href: logPath('audit', { actor: actor.databaseId }) }] : []),
          ]}
        />
      </Stack>
    </Drawer>
  );
}
