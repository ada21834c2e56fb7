import { IMPORT_MODE_CHOICES, IMPORT_MODES, UPLOAD_KIND_NAMES, UPLOAD_KINDS, type UploadKind } from '@atlas/domain/imports';
import { enumWord } from '@atlas/domain/lists';

/** The kind that a name in a response stands for. */
export const importKindOf = (name: string): UploadKind => enumWord(UPLOAD_KINDS, name) ?? 'members';

/**
 * The kind of an import, with its mode where it has several: "Members, new people only".
 *
 * @param kind names of responses, in capitals
 */
export function importKindText({ kind: kindName, mode: modeName }: { readonly kind: string; readonly mode: string }): string {
  const kind = importKindOf(kindName);
  const mode = enumWord(IMPORT_MODES, modeName);
  const choice = kind === 'members' ? IMPORT_MODE_CHOICES.find(({ value }) => value === mode) : undefined;
  return [UPLOAD_KIND_NAMES[kind], choice?.label.toLowerCase()].filter((part) => part !== undefined).join(', ');
}
