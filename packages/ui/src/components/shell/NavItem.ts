import type { IconShape } from '../../primitives/Icon.tsx';

/** A navigation link that the user may follow; `current` marks the open page. */
export interface NavItem {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean | undefined;
}

/** A navigation link with an icon. */
export interface IconNavItem extends NavItem {
  readonly icon: IconShape;
}

/** The count of a navigation link and its accessible text ("23", "23 payments to review"). */
export interface NavCount {
  readonly shown: string;
  readonly label: string;
}

/** An item of the staff navigation: a link, or a collapsible group of links. */
export type StaffNavItem =
  | (IconNavItem & { readonly count?: NavCount | undefined; readonly items?: undefined })
  | { readonly label: string; readonly icon: IconShape; readonly items: readonly NavItem[] };
