import { Link } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { subjectText } from './auditTexts.ts';
import { useOpens } from '../../routing/useOpens.ts';

type RecordPage = 'course' | 'lesson' | 'lessonFile' | 'stage' | 'user';

/** The pages of records, by what the audit calls them. */
const PAGES: ReadonlyMap<string, RecordPage> = new Map([
  ['course', 'course'],
  ['lesson', 'lesson'],
  ['lesson file', 'lessonFile'],
  ['stage', 'stage'],
  ['user', 'user'],
]);

interface SubjectNameProps {
  /** As the audit calls it. */
  type: string;
  id: number | null;
}

/** What was changed, with the way to its page for those who may open it. */
export function SubjectName({ type, id }: SubjectNameProps) {
  const page = PAGES.get(type);
  const opens = useOpens(page ?? null);
  const text = subjectText(type, id);
  return opens && page !== undefined && id !== null ? <Link href={routePath(page, { id })}>{text}</Link> : text;
}
