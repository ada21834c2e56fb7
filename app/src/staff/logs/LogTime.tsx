import { DateText } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';

/** Date and time of a log entry, in Manila time. */
export const LogTime = ({ at }: { at: string }) => <DateText text={instantText(at)} dateTime={at} />;
