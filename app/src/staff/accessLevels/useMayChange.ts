import { can, type StandingLevel, whyNotArchiveLevel, whyNotSaveLevel } from '@atlas/domain/access';
import { useAuth } from '../../session/authContext.ts';
import { levelContent } from './levelValues.ts';

type Level = Parameters<typeof levelContent>[0] & { readonly databaseId: number; readonly key: string; readonly archivedAt: string | null };

/** What whoever is signed in may do with an access level: null, or why not in a sentence; '' where the page itself is not theirs. */
export function useMayChange(): (level: Level) => { edit: string | null; archive: string | null } {
  const { currentUser: editor } = useAuth();
  return (level) => {
    if (!can(editor, { page: 'editAccessLevel' })) return { edit: '', archive: '' };
    const before: StandingLevel = { ...levelContent(level), key: level.key };
    const isOwn = editor?.accessLevels.some(({ id }) => id === level.databaseId) ?? false;
    return {
      edit: whyNotSaveLevel({ editor, isOwn, before, after: before }),
      archive: whyNotArchiveLevel({ editor, isOwn, level: before }, level.archivedAt === null),
    };
  };
}
