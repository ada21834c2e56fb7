import { PhoneBar, type PhoneBarProps } from '@atlas/ui';
import { pageTitle } from '@atlas/domain/navigation';
import { useRouteTitle } from './routerContext.ts';

interface PageHeadProps {
  /** Of a record's page: its name. Any other page is called as its route. */
  title?: string;
  /** On phones, instead of the bars of the frame: the way back and the name of the place. */
  phone?: PhoneBarProps;
}

/** What a screen tells of itself to what stands around it: its title, and on phones its own bar. The first thing in a screen. Specification 1 §2.1. */
export function PageHead({ title, phone }: PageHeadProps) {
  const routeTitle = useRouteTitle();
  return (
    <>
      <title>{pageTitle(title ?? routeTitle)}</title>
      {phone && <PhoneBar {...phone} />}
    </>
  );
}
