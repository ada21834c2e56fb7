import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { Action } from './Action.ts';

/** A record that can be archived, as a list or its page loads it. */
export interface ArchivableRecord {
  readonly databaseId: number;
  readonly name: string;
  readonly archivedAt?: string | null | undefined;
}

interface ArchiveTexts {
  /** The kind of record, as named on the button: "course". */
  noun: string;
  /** The effect of archiving, which the confirmation states. */
  consequence: string;
  /**
   * Replace the default question and messages, where archiving does more than remove the record
   * from its list.
   */
  question?: string;
  archived?: string;
  restored?: string;
}

type Archiving = MutationParameters & { variables: { id: number; archived: boolean } };

/**
 * Creates the action that archives a record after a confirmation, or restores it at once. `reload`
 * then reloads the data that changes with it.
 */
export type Archive<Archivable> = (record: Archivable, reload?: () => Promise<unknown>) => Action;

/**
 * Returns a function that creates the archive or restore action for records of one kind.
 *
 * @param mutation of `$id: Int!` and `$archived: Boolean!`
 * @param texts of the noun, or of one record
 * @example
 * const texts = { noun: 'course', consequence: 'Members no longer see it.' };
 * const archive = useArchive<useArchiveCourseMutation>(MUTATION, texts);
 */
export function useArchive<Mutation extends Archiving, Archivable extends ArchivableRecord = ArchivableRecord>(
  mutation: GraphQLTaggedNode,
  texts: ArchiveTexts | ((record: Archivable) => ArchiveTexts),
): Archive<Archivable> {
  const submit = useSubmit<Mutation>(mutation);
  return (record, reload) => {
    const { databaseId: id, name, archivedAt } = record;
    const { noun, consequence, ...words } = typeof texts === 'function' ? texts(record) : texts;
    const { question = `Archive ${name}?`, archived = `${name} is archived.`, restored = `${name} is back.` } = words;
    const restore = { run: () => submit({ id, archived: false }, reload), success: restored };
    if (archivedAt != null) return restore;
    return {
      confirm: { title: question, consequence, confirmText: `Archive ${noun}`, busyText: 'Archiving', tone: 'danger' },
      run: () => submit({ id, archived: true }, reload),
      success: archived,
      undo: restore,
    };
  };
}
