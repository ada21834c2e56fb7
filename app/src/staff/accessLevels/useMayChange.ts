import { can, whyNotArchiveLevel, whyNotSaveLevel } from '@atlas/domain/access';
import { useAuth } from '../../session/authContext.ts';
import type { KnownLevel } from './levelContent.ts';

/** What whoever is signed in may do with an access level: null, or why not in a sentence; '' where the page itself is not theirs. */
export function useMayChange(): (level: KnownLevel) => { edit: string | null; archive: string | null } {
  const { currentUser: editor } = useAuth();
  return (level) => {
    if (!can(editor, { page: 'editAccessLevel' })) return { edit: '', archive: '' };
    const isOwn = editor?.accessLevels.some(({ id }) => id === level.databaseId) ?? false;
    return {
      edit: whyNotSaveLevel({ editor, isOwn, before: level, after: level }),
      archive: whyNotArchiveLevel({ editor, isOwn, level }, !level.isArchived),
    };
  };
}
