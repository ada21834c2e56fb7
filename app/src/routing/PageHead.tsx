import { PhoneBar, type PhoneBarProps } from '@atlas/ui';
import { PageTitle } from './PageTitle.tsx';

interface PageHeadProps {
  /** A record's name, for its page. Other pages take their route's title. */
  title?: string;
  /** On phones it replaces the layout's bars: the back link and the page's name. */
  phone: PhoneBarProps;
}

/** The head of a nested page: its title and, on phones, its own bar. Rendered first in a screen. */
export const PageHead = ({ title, phone }: PageHeadProps) => (
  <>
    <PageTitle {...(title !== undefined && { title })} />
    <PhoneBar {...phone} />
  </>
);
