import { formsList } from '@atlas/domain/forms';
import { listScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import { FORM_TABS } from './formTabs.ts';
import FormsQuery from './__generated__/FormsScreenQuery$parameters.ts';

/** The staff screens for forms. */
export const screens = {
  forms: listScreen({
    load: async () => (await import('./FormsScreen.tsx')).FormsScreen,
    query: FormsQuery,
    list: formsList,
    tabbed: true,
  }),
  form: { tabs: FORM_TABS },
} satisfies ScreenTable;
