import type { ElementType, ReactNode } from 'react';
import { LinkContext } from './linkContext.ts';
import type { LinkComponentProps } from './linkContext.ts';

interface LinkProviderProps {
  /** The router's link component: takes `href` and anchor attributes, renders one `<a>`. */
  link: ElementType<LinkComponentProps>;
  children: ReactNode;
}

/** Makes every link below it a router link. Once, around the application; without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}
