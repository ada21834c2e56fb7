import { CONSENT_PATH } from '@atlas/domain/consent';

/**
 * Saves choices about cookies without leaving the page. The code for it loads with the first press;
 * if it is missing, the form is posted as it would be without script.
 */
export function followConsentForms(): void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute('action') !== CONSENT_PATH) return;
    event.preventDefault();
    const { submitter } = event;
    void import('./submitConsent.tsx').then(
      (code) => code.submitConsent(form, submitter),
      () => {
        removeEventListener('submit', onSubmit);
        form.requestSubmit(submitter);
      },
    );
  };
  addEventListener('submit', onSubmit);
}
