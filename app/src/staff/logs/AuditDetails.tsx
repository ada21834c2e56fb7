import { BeforeAfter, Drawer, Heading, KeyValueList, Stack, Text } from '@atlas/ui';
import { auditRecordName, auditSentence, fieldChanges, type FieldChange, namedReferences } from '@atlas/domain/audit';
import { settingChanges } from '@atlas/domain/settings';
import { graphql, useFragment } from 'react-relay/hooks';
import { LinkLine } from './LinkLine.tsx';
import { auditChange } from '../shared/auditChange.ts';
import { logPath } from '../shared/logPath.ts';
import { LogTime } from './LogTime.tsx';
import { PersonName } from './PersonName.tsx';
import { RequestTrail } from './RequestTrail.tsx';
import { RecordName } from './RecordName.tsx';
import type { AuditDetails_entry$data, AuditDetails_entry$key } from './__generated__/AuditDetails_entry.graphql.ts';

interface AuditDetailsProps {
  entry: AuditDetails_entry$key;
  onClose: () => void;
}

/** The changed fields in words: settings with their labels and units, ids as names. */
function changesOf({ subjectType, before, after, references }: AuditDetails_entry$data): readonly FieldChange[] {
  if (subjectType === 'settings') return settingChanges(before as Recorded, after as Recorded);
  const names = new Map(references.map(({ kind, databaseId, name }) => [`${kind} ${databaseId}`, name]));
  const named = (value: unknown) => namedReferences(value, ({ kind, id }) => names.get(`${kind} ${id}`) ?? null);
  return fieldChanges(named(before), named(after));
}

type Recorded = Readonly<Record<string, unknown>> | null;

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
        references {
          kind
          databaseId
          name
        }
        reason
        requestId
        ...auditChange_entry
        ...RecordName_entry
      }
    `,
    key,
  );
  const { actor, onBehalfOf, action, subjectType, subjectId, reason, requestId } = entry;
  const change = auditChange(entry);
  const changes = changesOf(entry);
  return (
    <Drawer open size="wide" onClose={onClose} title={auditSentence(change)}>
      <Stack gap={5}>
        <KeyValueList
          items={[
            { label: 'Who', value: actor ? <PersonName person={actor} /> : 'The system' },
            ...(onBehalfOf ? [{ label: 'On behalf of', value: <PersonName person={onBehalfOf} /> }] : []),
            { label: 'What', value: <RecordName entry={entry} /> },
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
            <BeforeAfter label={auditRecordName(change.record)} changes={changes} />
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
