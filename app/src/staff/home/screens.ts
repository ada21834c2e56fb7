import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import HomeQuery from './__generated__/StaffHomeScreenQuery$parameters.ts';

const HomeShape = lazy(async () => ({ default: (await import('../../shell/homeShapes.tsx')).StaffHomeShape }));

/** The screens of home for staff. */
export const screens = {
  home: screen({
    load: async () => (await import('./StaffHomeScreen.tsx')).StaffHomeScreen,
    query: HomeQuery,
    skeleton: HomeShape,
  }),
} satisfies ScreenTable;
