import { CONNECTION_LOST } from '@atlas/domain/errors';
import { useEffect, useRef, useState } from 'react';
import type { Screenshot } from './Screenshot.ts';
import type { SentReport } from './sendReport.ts';

type Report = Pick<SentReport, 'databaseId' | 'uploadKey'>;

/** The screenshots of a report: chosen first, uploaded once the report has an id. */
export function useScreenshots() {
  'use no memo';
  const [pictures, setPictures] = useState<readonly Screenshot[]>([]);
  const nextId = useRef(0);
  /** The chosen files once they are prepared. */
  const files = useRef(new Map<number, Promise<File | null>>());
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const set = (id: number, changed: Partial<Screenshot>) =>
    setPictures((former) => former.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const add = (file: File) => {
    const id = nextId.current++;
    const chosen = { name: file.name, note: 'Preparing', preview: null };
    setPictures((former) => [...former, { id, chosen, error: undefined, percent: undefined, isSent: false }]);
    const read = import('./readScreenshot.ts')
      .then(({ readScreenshot }) => readScreenshot(file))
      .catch(() => ({ chosen: null, error: CONNECTION_LOST }));
    files.current.set(
      id,
      read.then((picture) => {
        set(id, picture);
        return picture.chosen === null ? null : file;
      }),
    );
  };
  const remove = (id: number) => setPictures((former) => former.filter((one) => one.id !== id));

  /** Uploads one picture. Returns the reason why it is not stored, or null. */
  const send = async ({ id }: Screenshot, report: Report, signal: AbortSignal): Promise<string | null> => {
    // Null for a file that cannot be sent, whose reason is shown at its field.
    const file = await files.current.get(id);
    if (file == null) return null;
    set(id, { percent: 0, error: undefined });
    const problem = await import('./sendScreenshot.ts')
      .then(({ sendScreenshot }) => sendScreenshot(file, report, (percent) => set(id, { percent }), signal))
      .catch(() => CONNECTION_LOST);
    set(id, { percent: undefined, error: problem ?? undefined, isSent: problem === null });
    return problem;
  };
  /** Uploads all pictures that are not stored. Returns whether all are. */
  const upload = async (report: Report): Promise<boolean> => {
    control.current = new AbortController();
    let areSent = true;
    for (const picture of pictures.filter(({ isSent }) => !isSent))
      if ((await send(picture, report, control.current.signal)) !== null) areSent = false;
    return areSent;
  };
  return { pictures, add, remove, upload };
}
