import type { ScreenTable } from '../routing/screen.ts';

/** The screens of affiliates. */
export const screens: ScreenTable<'affiliate'> = {};
