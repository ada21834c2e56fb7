import type { ScreenTable } from '../routing/screen.ts';

/** The screens of coaches and team leads. */
export const screens: ScreenTable<'leader'> = {};
