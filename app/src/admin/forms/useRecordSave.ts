import { showToast } from '@atlas/ui';
import { submitErrors } from '@atlas/ui/forms/submitErrors.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHref } from '../../routing/useHref.ts';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { formErrors, OVERTAKEN, type Overtaken } from './formErrors.ts';
import { isStale } from './isStale.ts';
import { useStillHere } from './useStillHere.ts';

interface RecordSaveOptions {
  /** The form's title, for a failure after the user left it. */
  title: string;
  /** Reloads the record with its revision. Without it, the server's message is shown. */
  reload: (() => Promise<unknown>) | undefined;
  /** The message after the reload. */
  overtaken?: Overtaken | undefined;
}

interface RecordSave {
  /**
   * Runs a save. Resolves to what it returns, or to the form errors for the server's rejection.
   * @param run is passed a function that states whether the user is still on the form's page
   */
  save: <Result>(run: (isStillHere: () => boolean) => Promise<Result>) => Promise<Result | object>;
  /** The error summary's title after a concurrent edit; otherwise undefined. */
  failedTitle: string | undefined;
}

/**
 * Saves a form's record. When someone else saved it in the meantime, reloads it and explains that:
 * typed values remain, the other fields update, and the next save sends the new revision. A failure
 * after the user left the form is a toast that leads back to it.
 */
export function useRecordSave({ title, reload, overtaken = OVERTAKEN }: RecordSaveOptions): RecordSave {
  const [isOvertaken, setOvertaken] = useState(false);
  const [, navigate] = useLocation();
  const here = useHref();
  const mark = useStillHere();
  const recover = async (error: unknown): Promise<object> => {
    if (!isStale(error) || !reload) return formErrors(error);
    await reload();
    setOvertaken(true);
    return submitErrors({ message: overtaken.text });
  };
  const save: RecordSave['save'] = async (run) => {
    setOvertaken(false);
    const isStillHere = mark();
    try {
      return await run(isStillHere);
    } catch (error) {
      if (!isStillHere()) {
        showToast({
          kind: 'error',
          text: `${title}: not saved. ${errorMessage(error)}`,
          action: { text: 'Open the form', onClick: () => navigate(here) },
        });
        return {};
      }
      // A failed reload is shown like any other error. The next save tries again.
      return recover(error).catch(formErrors);
    }
  };
  return { save, failedTitle: isOvertaken ? overtaken.title : undefined };
}
