import type { ChosenFile } from '@atlas/ui';
import { CONNECTION_LOST } from '@atlas/domain/errors';
import { useEffect, useRef, useState } from 'react';
import type { PictureKey } from './PictureKey.ts';

interface Picture {
  chosen: ChosenFile | null;
  /** The prepared file; null while it is being prepared. */
  file: File | null;
  error: string | undefined;
  percent: number | undefined;
}

const NONE: Picture = { chosen: null, file: null, error: undefined, percent: undefined };
const messageOf = (error: unknown): string => (error instanceof Error && !(error instanceof TypeError) ? error.message : CONNECTION_LOST);

/** The picture of a receipt: chosen, prepared, then uploaded once the receipt has an id. */
export function useReceiptPicture() {
  'use no memo';
  const [picture, setPicture] = useState<Picture>(NONE);
  const latest = useRef<File | null>(null);
  const preparing = useRef<Promise<File | null>>(Promise.resolve(null));
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const prepare = async (original: File): Promise<File | null> => {
    try {
      const { prepareReceiptPicture } = await import('./prepareReceiptPicture.ts');
      const { file, size, preview } = await prepareReceiptPicture(original);
      if (latest.current !== original) return null;
      setPicture({ ...NONE, file, chosen: { name: original.name, note: size, preview } });
      return file;
    } catch (error) {
      if (latest.current === original) setPicture({ ...NONE, error: messageOf(error) });
      return null;
    }
  };
  const choose = (original: File) => {
    latest.current = original;
    setPicture({ ...NONE, chosen: { name: original.name, note: 'Preparing', preview: null } });
    preparing.current = prepare(original);
  };
  const remove = () => {
    latest.current = null;
    preparing.current = Promise.resolve(null);
    setPicture(NONE);
  };
  /** Uploads the chosen picture. Returns null once it is stored or where none is chosen, or the reason why not. */
  const upload = async (key: PictureKey): Promise<string | null> => {
    const file = await preparing.current;
    if (file === null) return null;
    control.current = new AbortController();
    const show = (percent: number | undefined) => setPicture((former) => ({ ...former, percent }));
    show(0);
    try {
      const { sendReceiptPicture } = await import('./sendReceiptPicture.ts');
      return await sendReceiptPicture(file, key, show, control.current.signal);
    } catch (error) {
      return messageOf(error);
    } finally {
      show(undefined);
    }
  };
  return { ...picture, choose, remove, upload };
}
