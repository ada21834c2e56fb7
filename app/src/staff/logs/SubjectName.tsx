import { Link } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { subjectText } from './auditTexts.ts';
import { useOpens } from '../../routing/useOpens.ts';

type RecordPage = 'course' | 'lesson' | 'lessonFile' | 'stage' | 'user';

/** The pages of records, by their type in the audit log. */
const PAGES: ReadonlyMap<string, RecordPage> = new Map([
  ['course', 'course'],
  ['lesson', 'lesson'],
  ['lesson file', 'lessonFile'],
  ['stage', 'stage'],
  ['user', 'user'],
]);

interface SubjectNameProps {
  /** The record's type in the audit log. */
  type: string;
  id: number | null;
}

/** The changed record, linked to its page if the user may open it. */
export function SubjectName({ type, id }: SubjectNameProps) {
  const page = PAGES.get(type);
  const opens = useOpens(page ?? null);
  const text = subjectText(type, id);
  return opens && page !== undefined && id !== null ? <Link href={routePath(page, { id })}>{text}</Link> : text;
}
