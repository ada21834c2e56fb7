import { createContext } from 'react';

/** The button of the Menu around an item. */
export const MenuTrigger = createContext<HTMLElement | null>(null);
