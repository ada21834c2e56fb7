import { PhoneBar, type PhoneBarProps } from '@atlas/ui';
import { PageTitle } from './PageTitle.tsx';

interface PageHeadProps {
  /** Of a record's page: its name. Any other page is called as its route. */
  title?: string;
  /** On phones, instead of the bars of the frame: the way back and the name of the place. */
  phone: PhoneBarProps;
}

/** The head of a page inside something: its title, and on phones a bar of its own. The first thing in a screen. */
export const PageHead = ({ title, phone }: PageHeadProps) => (
  <>
    <PageTitle {...(title !== undefined && { title })} />
    <PhoneBar {...phone} />
  </>
);
