import { createContext } from 'react';
import type { AnchorHTMLAttributes, ElementType, Ref } from 'react';

/** The props that the kit passes to the application's link: an address and anchor attributes, all of which must reach the `<a>`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The element or component that renders every link of the kit; `a` loads a new page, a router's link does not. */
export const LinkContext = createContext<ElementType<LinkComponentProps>>('a');
