import type { ElementType, ReactNode } from 'react';
import { LinkContext } from './linkContext.ts';
import type { LinkComponentProps } from './linkContext.ts';

interface LinkProviderProps {
  /** The router's link: takes `href` and anchor attributes, renders one `<a>`. */
  link: ElementType<LinkComponentProps>;
  children: ReactNode;
}

/** Gives every link below it the router's behaviour. Once, around the application; without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}
