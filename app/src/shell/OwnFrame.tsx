import { showsSidebar } from '@atlas/domain/access';
import { lazy, type ReactNode } from 'react';
import { PageTitle } from '../routing/PageTitle.tsx';
import { useAuth } from '../session/authContext.ts';
import { MemberFrame } from './MemberFrame.tsx';

interface OwnFrameProps {
  /** Of the page, for the browser. */
  title: string;
  children: ReactNode;
}

function MemberPage({ title, children }: OwnFrameProps) {
  return (
    <MemberFrame>
      <PageTitle title={title} />
      {children}
    </MemberFrame>
  );
}

// Members do not carry the frame of staff. Where its code cannot be loaded, theirs still leads on.
const StaffPage = lazy(() =>
  import('./StaffPage.tsx').then(
    (loaded) => ({ default: loaded.StaffPage }),
    () => ({ default: MemberPage }),
  ),
);

/** The frame that a person works in, for pages that stand in for others: staff keep their sidebar, everybody else the top bar. */
export function OwnFrame(props: OwnFrameProps) {
  const { currentUser } = useAuth();
  return showsSidebar(currentUser) ? <StaffPage {...props} /> : <MemberPage {...props} />;
}
