import { RELOAD } from '@atlas/domain/errors';
import { Alert, Button } from '@atlas/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { missingCodeMessage, reloadPage, showLoadError } from './loadErrors.ts';

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
