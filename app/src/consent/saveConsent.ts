import { showToast } from '@atlas/ui';
import { type Consent, CONSENT_PATH, CONSENT_TEXTS } from '@atlas/domain/consent';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { focusMain } from '../overlays/focusMain.ts';

/**
 * Saves a choice about cookies and removes the question. The server sets the cookie.
 *
 * @returns whether it was saved; a message states the reason otherwise
 */
export async function saveConsent(choice: Consent): Promise<boolean> {
  const error = await sendConsent(choice);
  if (error !== null) {
    showToast({ kind: 'error', text: error });
    return false;
  }
  const bar = document.getElementById('consent');
  const hadFocus = bar?.contains(document.activeElement) === true;
  bar?.remove();
  if (hadFocus) focusMain();
  showToast({ kind: 'success', text: CONSENT_TEXTS.saved });
  return true;
}

/** Sends a choice. Returns the message of an error, or null. */
async function sendConsent(choice: Consent): Promise<string | null> {
  try {
    const response = await fetch(CONSENT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(choice),
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: string };
    return error ?? GENERIC_ERROR;
  } catch {
    return GENERIC_ERROR;
  }
}
