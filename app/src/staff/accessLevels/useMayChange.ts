import { can, whyNotArchiveLevel, whyNotSaveLevel } from '@atlas/domain/access';
import { useAuth } from '../../session/authContext.ts';
import type { KnownLevel } from './levelContent.ts';

/**
 * Returns a function that checks whether the current user may edit or archive an access level. Each
 * value is null if allowed, the reason if not, and '' without access to the edit page.
 */
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
