import { instantText } from '@atlas/domain/audit';

interface NoteTimes {
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly author: { readonly name: string };
  readonly editedBy: { readonly name: string } | null | undefined;
}

/** When a note was written and last edited, and by whom if not by its author. */
export function noteMeta({ createdAt, editedAt, author, editedBy }: NoteTimes): string {
  if (editedAt == null) return instantText(createdAt);
  const by = editedBy == null || editedBy.name === author.name ? '' : ` by ${editedBy.name}`;
  return `${instantText(createdAt)} · edited ${instantText(editedAt)}${by}`;
}
