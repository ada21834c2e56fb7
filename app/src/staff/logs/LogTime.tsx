import { DateText } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';

/** When something happened, in Manila. */
export const LogTime = ({ at }: { at: string }) => <DateText text={instantText(at)} dateTime={at} />;
