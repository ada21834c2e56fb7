import { screen, type ScreenTable } from '../../routing/screen.ts';
import FormQuery from './__generated__/FormScreenQuery$parameters.ts';

const Nothing = () => null;

/** The page on which a form is filled in. Its first paint is the page itself. */
export const screens = {
  viewForm: screen({
    load: async () => (await import('./FormScreen.tsx')).FormScreen,
    query: FormQuery,
    subject: 'publicForm',
    skeleton: Nothing,
  }),
} satisfies ScreenTable;
