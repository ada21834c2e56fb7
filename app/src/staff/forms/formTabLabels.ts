import { routePath } from '@atlas/domain/navigation';

/** The tabs of a form's page, by their names in the address. The first is the default. */
export const FORM_TAB_LABELS = { responses: 'Responses', summary: 'Summary', fields: 'Fields', share: 'Share' } as const;

export type FormTab = keyof typeof FORM_TAB_LABELS;

/** The tabs of the page of a form, with the current one. */
export const formTabLinks = (id: number, current: FormTab) =>
  (Object.keys(FORM_TAB_LABELS) as FormTab[]).map((tab, index) => ({
    label: FORM_TAB_LABELS[tab],
    href: index === 0 ? routePath('form', { id }) : routePath('form', { id }, { tab }),
    current: tab === current,
  }));
