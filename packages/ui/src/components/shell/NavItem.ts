import type { IconShape } from '../../primitives/Icon.tsx';

/** One destination of a menu, already decided: the person may go there, and `current` says whether this is the page that is open. */
export interface NavItem {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean | undefined;
}

/** A destination that is known by its picture as well. */
export interface IconNavItem extends NavItem {
  readonly icon: IconShape;
}

/** What waits behind a destination: the figure and what it counts ("23", "23 payments to review"). */
export interface NavCount {
  readonly shown: string;
  readonly label: string;
}

/** One entry of the staff menu: a destination, or a name under which several are folded. */
export type StaffNavItem =
  | (IconNavItem & { readonly count?: NavCount | undefined; readonly items?: undefined })
  | { readonly label: string; readonly icon: IconShape; readonly items: readonly NavItem[] };
