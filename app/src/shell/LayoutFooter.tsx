import { Footer, type FooterProps } from '@atlas/ui';
import { footerLinks, type SessionUser } from '@atlas/domain/access';
import { manilaClock } from '@atlas/domain/time';
import { useLocation } from 'wouter';
import { useNow } from '../session/useNow.ts';
import { hrefOf } from './hrefOf.ts';

/**
 * The footer of every page: the year in Manila, terms, privacy, refunds.
 * @spec 1 §2.8
 */
export function LayoutFooter({ user, action }: { user: SessionUser | null } & Pick<FooterProps, 'action'>) {
  const [path] = useLocation();
  const links = footerLinks(user).flatMap((item) => {
    const href = hrefOf(item, user);
    return href === null ? [] : [{ label: item.label, href, current: href === path }];
  });
  return <Footer year={manilaClock(useNow()).year} links={links} action={action} />;
}
