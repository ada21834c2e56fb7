import { IconButton } from '@atlas/ui';
import { type SessionUser, showsProgressDrawer } from '@atlas/domain/access';
import Sailboat from 'lucide-react/icons/sailboat';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../routing/lazyPart.ts';

// Loads with the first press.
const ProgressDrawer = lazyPart('ProgressDrawer', async () => (await import('../shared/journey/ProgressDrawer.tsx')).ProgressDrawer);

/** Opens a member's stage and tasks next to any page. Navigation closes it. */
export function ProgressButton({ user }: { user: SessionUser }) {
  const [path] = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (!showsProgressDrawer(user)) return null;
  return (
    <>
      <IconButton icon={Sailboat} label="My progress" aria-haspopup="dialog" onClick={() => setOpenedAt(path)} />
      {openedAt === path && (
        <Suspense>
          <ProgressDrawer onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </>
  );
}
