import { submitErrors } from '@atlas/ui/forms/submitErrors.ts';
import { useState } from 'react';
import { formErrors, OVERTAKEN, type Overtaken } from './formErrors.ts';
import { isStale } from './isStale.ts';

interface RecordSave {
  /**
   * Runs a save. Resolves to what it returns, or to the form errors for the server's rejection.
   */
  save: <Result>(run: () => Promise<Result>) => Promise<Result | object>;
  /** The error summary's title after a concurrent edit; otherwise undefined. */
  failedTitle: string | undefined;
}

/**
 * Saves a form's record. When someone else saved it in the meantime, reloads it and explains that:
 * typed values remain, the other fields update, and the next save sends the new revision.
 *
 * @param reload reloads the record with its revision; without it, the server's message is shown
 * @param overtaken the message after the reload
 */
export function useRecordSave(reload: (() => Promise<unknown>) | undefined, overtaken: Overtaken = OVERTAKEN): RecordSave {
  const [isOvertaken, setOvertaken] = useState(false);
  const recover = async (error: unknown): Promise<object> => {
    if (!isStale(error) || !reload) return formErrors(error);
    await reload();
    setOvertaken(true);
    return submitErrors({ message: overtaken.text });
  };
  const save: RecordSave['save'] = async (run) => {
    setOvertaken(false);
    try {
      return await run();
    } catch (error) {
      // A failed reload is shown like any other error. The next save tries again.
      return recover(error).catch(formErrors);
    }
  };
  return { save, failedTitle: isOvertaken ? overtaken.title : undefined };
}
