import { Link } from '@atlas/ui';
import { auditRecordName } from '@atlas/domain/audit';
import { routePath, type RouteName } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { logPath } from '../shared/logPath.ts';
import type { RecordName_entry$key } from './__generated__/RecordName_entry.graphql.ts';

interface RecordPage {
  readonly route: RouteName;
  readonly path: (id: string) => string;
}

const event: RecordPage = { route: 'event', path: (id) => routePath('event', { id: Number(id) }) };
const user: RecordPage = { route: 'user', path: (id) => routePath('user', { id: Number(id) }) };
const course: RecordPage = { route: 'course', path: (id) => routePath('course', { id: Number(id) }) };
const lessonFile: RecordPage = { route: 'lessonFile', path: (id) => routePath('lessonFile', { id: Number(id) }) };
const stage: RecordPage = { route: 'stage', path: (id) => routePath('stage', { id: Number(id) }) };
const settings: RecordPage = { route: 'defaultSettings', path: () => routePath('defaultSettings') };
const log = (tab: string): RecordPage => ({ route: 'infoLogsReport', path: (id) => logPath(tab, { id }) });

/** The pages of records, by their kinds in the audit. */
const PAGES: ReadonlyMap<string, RecordPage> = new Map([
  ['access level', { route: 'accessLevel', path: (id) => routePath('accessLevel', { id }) }],
  ['bulk job', log('bulk')],
  ['calendar feed', user],
  ['course', course],
  ['email', log('mail')],
  ['event', event],
  ['event answer', event],
  ['event attendance', event],
  ['event seats', event],
  ['event time', event],
  ['failed job', log('jobs')],
  ['legal page', { route: 'defaultSettings', path: (id) => routePath('defaultSettings', { tab: 'legal', document: id }) }],
  ['lesson', { route: 'lesson', path: (id) => routePath('lesson', { id: Number(id) }) }],
  ['lesson file', lessonFile],
  ['move-up', user],
  ['paymentProof', user],
  ['resource', { route: 'resourceFile', path: (id) => routePath('resourceFile', { id: Number(id) }) }],
  ['scheduleEntry', user],
  ['settings', settings],
  ['staff note', { route: 'user', path: (id) => routePath('user', { id: Number(id) }, { tab: 'notes' }) }],
  ['stage', stage],
  ['task', stage],
  ['unit', course],
  ['user', user],
  ['win', user],
]);

/** The changed record by its name, linked to its page if the user may open it. */
export function RecordName({ entry }: { entry: RecordName_entry$key }) {
  const { subjectType, subjectId, subject } = useFragment(
    graphql`
      fragment RecordName_entry on AuditEntry {
        subjectType
        subjectId
        subject {
          name
          pageId
          isGone
        }
      }
    `,
    entry,
  );
  const { name, pageId, isGone } = subject;
  const page = PAGES.get(subjectType);
  const opens = useOpens(page?.route ?? null);
  // The words for a record without a name are those of a sentence.
  const text = name ?? auditRecordName({ type: subjectType, id: subjectId, name, isGone }).replace(/^./, (first) => first.toUpperCase());
  const isSingle = subjectType === 'settings';
  return opens && page && (pageId !== null || isSingle) ? <Link href={page.path(pageId ?? '')}>{text}</Link> : text;
}
