import { showToast } from '@atlas/ui';
import { graphql } from 'react-relay/hooks';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import { useScreenCache } from '../../routing/routerContext.ts';
import { uploadErrorMessage } from '../../shared/uploads/uploadErrorMessage.ts';
import { uploadFile } from '../../shared/uploads/uploadFile.ts';
import type { WinValues } from './winValues.ts';
import type { useSaveWinMutation } from './__generated__/useSaveWinMutation.graphql.ts';

const ignore = () => undefined;
const sayPaused = (paused: boolean) => {
  if (paused) showToast({ text: 'No connection. The picture will be sent when you are back online.' });
};

/**
 * Saves a win, or adds one (null), and then uploads the chosen picture. Rejects when the win itself
 * is not saved.
 * @returns Why the picture was not uploaded, or null.
 */
export function useSaveWin(databaseId: number | null): (values: WinValues) => Promise<string | null> {
  const { currentUser } = useAuth();
  const cache = useScreenCache();
  const withKey = useIdempotencyKey();
  const submit = useSubmit<useSaveWinMutation>(graphql`
    mutation useSaveWinMutation($databaseId: Int, $input: WinInput!, $idempotencyKey: String!) {
      saveWin(databaseId: $databaseId, input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
        ...WinList_win
      }
    }
  `);
  return async ({ pictures: [picture], ...texts }) => {
    const input = { ...texts, removesPicture: databaseId !== null && picture === undefined };
    const { saveWin } = await withKey((idempotencyKey) => submit({ databaseId, input, idempotencyKey }));
    if (!picture?.file) return null;
    try {
      const to = { owner: 'winId', ownerId: saveWin.databaseId, purpose: 'win' } as const;
      const { signal } = new AbortController();
      await uploadFile(to, picture.file, currentUser?.id ?? 0, { onProgress: ignore, onPaused: sayPaused, signal });
      cache.invalidate();
      return null;
    } catch (error) {
      return uploadErrorMessage(error);
    }
  };
}
