import { Footer } from '@atlas/ui';
import { footerLinks, type SessionUser } from '@atlas/domain/access';
import { manilaClock } from '@atlas/domain/time';
import { useLocation } from 'wouter';
import { useNow } from '../session/useNow.ts';
import { hrefOf } from './hrefOf.ts';
import { useLowData } from './lowDataContext.ts';

/** The foot of every page: the year in Manila, terms, privacy, refunds; for visitors also low data, which others have in the account menu. Specification 1 §2.8. */
export function FrameFooter({ user }: { user: SessionUser | null }) {
  const [path] = useLocation();
  const { state, choose } = useLowData();
  const links = footerLinks(user).flatMap((item) => {
    const href = hrefOf(item, user);
    return href === null ? [] : [{ label: item.label, href, current: href === path }];
  });
  const isOn = state === 'on';
  const action = { text: isOn ? 'Turn off low data' : 'Use less data', onClick: () => choose(isOn ? 'off' : 'on') };
  return <Footer year={manilaClock(useNow()).year} links={links} action={user === null ? action : undefined} />;
}
