import { FormError } from '@atlas/ui';
import type { EntryError } from '../../session/useEntryForm.ts';

/** The server's errors of a sign-up, each with a link to its field. */
export function SignUpErrors({ error: { text, fields = {} } }: { error: EntryError<Record<string, string>> }) {
  return <FormError title={text} errors={Object.entries(fields).map(([name, message]) => ({ name, text: message ?? '' }))} />;
}
