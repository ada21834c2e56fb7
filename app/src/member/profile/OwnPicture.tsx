import { PictureButton } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { OwnPicture_user$key } from './__generated__/OwnPicture_user.graphql.ts';

// Loads with the first press, together with the cropping code.
const PictureDialog = lazyPart('PictureDialog', async () => (await import('./PictureDialog.tsx')).PictureDialog);

/** The member's own picture, and the dialog to change it. */
export function OwnPicture({ user: key }: { user: OwnPicture_user$key }) {
  const user = useFragment(
    graphql`
      fragment OwnPicture_user on User {
        databaseId
        name
        profileImage
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const { databaseId, name, profileImage: picture } = user;
  return (
    <>
      <PictureButton name={name} picture={picture} label="Change your picture" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <PictureDialog userId={databaseId} picture={picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
