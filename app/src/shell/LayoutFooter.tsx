import { Footer, type FooterProps } from '@atlas/ui';
import { footerLinks, type SessionUser } from '@atlas/domain/access';
import { CONSENT_PATH, COOKIE_SETTINGS } from '@atlas/domain/consent';
import { manilaYear } from '@atlas/domain/time';
import { useLocation } from 'wouter';
import { useNow } from '../session/useNow.ts';
import { hrefOf } from './hrefOf.ts';

/** Without script it asks about cookies again; `followConsentForms` opens the dialog instead. */
const COOKIES = { text: COOKIE_SETTINGS, action: CONSENT_PATH, name: 'choice', value: 'withdraw' };

/**
 * The footer of every page: the year in Manila, the choice about cookies, terms, privacy, refunds.
 * @spec 1 §2.8
 */
export function LayoutFooter({ user, action }: { user: SessionUser | null } & Pick<FooterProps, 'action'>) {
  'use no memo';
  const [path] = useLocation();
  const links = footerLinks(user).flatMap((item) => {
    const href = hrefOf(item, user);
    return href === null ? [] : [{ label: item.label, href, current: href === path }];
  });
  return <Footer year={manilaYear(useNow())} links={links} action={action} form={COOKIES} />;
}
