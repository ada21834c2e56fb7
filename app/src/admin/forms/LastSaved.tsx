import { partInView } from '../partInView.tsx';

/** The time at which a record was last saved, and by whom. Loads after the form. */
export const LastSaved = partInView(async () => (await import('./LastSavedText.tsx')).LastSavedText);
