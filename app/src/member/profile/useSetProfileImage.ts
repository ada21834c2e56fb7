import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useKnownSelf } from './useKnownSelf.ts';
import type { useSetProfileImageMutation } from './__generated__/useSetProfileImageMutation.graphql.ts';

/** Sets an uploaded file as the member's own picture, or removes the picture (null). */
export function useSetProfileImage(): (fileId: number | null) => Promise<void> {
  const know = useKnownSelf();
  const submit = useSubmit<useSetProfileImageMutation>(graphql`
    mutation useSetProfileImageMutation($fileId: Int) {
      setProfileImage(fileId: $fileId) {
        profileImage
        revision
      }
    }
  `);
  return async (fileId) => {
    const { setProfileImage } = await submit({ fileId });
    know({ profileImage: setProfileImage.profileImage });
  };
}
