import { createRoot } from 'react-dom/client';
import { postedConsent, readConsentButton } from '@atlas/domain/consent';
import { ConsentDialog } from './ConsentDialog.tsx';
import { saveConsent } from './saveConsent.ts';

/** Saves the choice that a form about cookies makes; the button of the footer opens the dialog. */
export async function submitConsent(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const button = readConsentButton(submitter?.getAttribute('value'));
  if (button === null) return;
  if (button === 'withdraw') return openConsentDialog();
  submitter?.setAttribute('aria-busy', 'true');
  const values = new FormData(form);
  await saveConsent(postedConsent(button, (name) => values.has(name)));
  submitter?.removeAttribute('aria-busy');
}

/** Opens the dialog in a root of its own: it belongs to no page, and any page can open it. */
function openConsentDialog(): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<ConsentDialog onClose={close} />);
}
