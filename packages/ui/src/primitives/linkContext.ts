import { createContext } from 'react';
import type { AnchorHTMLAttributes, ElementType, Ref } from 'react';

/** What the kit hands to the application's link: an address and the attributes of an anchor, all of which must reach the `<a>`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The element or component that every link of the kit is drawn with; `a` loads a new page, a router's link does not. */
export const LinkContext = createContext<ElementType<LinkComponentProps>>('a');
