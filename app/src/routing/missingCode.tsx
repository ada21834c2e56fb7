import { ATLAS_UPDATED, CODE_LOST, RELOAD } from '@atlas/domain/errors';
import { Alert, Button, onLoadError, showToast } from '@atlas/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../session/fetchGraphQL.ts';
import { serverBuild } from '../session/serverBuild.ts';
import { isCodeMissing } from './isCodeMissing.ts';

// Loads soon after the page: once the server is updated, its file may be gone as well.

/** True if the server was updated after this page loaded, so that the page's files may be gone. */
async function isUpdated(): Promise<boolean> {
  const build = await serverBuild();
  // The entry script of a page is named after its build.
  return build !== null && document.querySelector(`script[src$="-${CSS.escape(build)}.js"]`) === null;
}

/** The message for code that could not be loaded. */
export const missingCodeMessage = async (): Promise<string> => ((await isUpdated()) ? ATLAS_UPDATED : CODE_LOST);

/** Reloads the page, after the user pressed a button. A form with unsaved changes asks first. */
export const reloadPage = (): void => location.reload();

/** Shows an error in a toast. For code that could not be loaded it offers to reload the page. */
export function showLoadError(error: unknown): void {
  if (!isCodeMissing(error)) return showToast({ kind: 'error', text: errorMessage(error) });
  const action = { text: RELOAD, onClick: reloadPage };
  void missingCodeMessage().then((text) => showToast({ kind: 'error', id: 'missing-code', text, action }));
}

onLoadError(showLoadError);

interface MissingPartProps {
  error: unknown;
  /** Closes the part, if it is a dialog or a drawer. */
  onClose?: (() => void) | undefined;
}

/**
 * Replaces a part whose code could not be loaded. The rest of the page stays, with everything typed
 * into it. A dialog or a drawer closes with a toast, so that its button can be pressed again.
 */
export function MissingPart({ error, onClose }: MissingPartProps) {
  const [message, setMessage] = useState<string | null>(null);
  const report = useEffectEvent(() => {
    if (!onClose) return void missingCodeMessage().then(setMessage);
    showLoadError(error);
    onClose();
  });
  useEffect(() => report(), []);
  if (message === null) return null;
  return (
    <Alert tone="danger" live action={<Button onClick={reloadPage}>{RELOAD}</Button>}>
      {message}
    </Alert>
  );
}
