import { useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { recordNumber } from '../../routing/recordNumber.ts';

interface OpenedDocumentState {
  /** The id of the document that is open; 0 without one, and on the server. */
  id: number;
  /** Returns the address of this page with a document open. */
  openHref: (id: number) => string;
  close: () => void;
}

const never = () => () => undefined;

/** The open document of a page, stored in the address's `documentId`. */
export function useOpenedDocument(): OpenedDocumentState {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  // A drawer is a modal dialog, which only the browser can open.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const hrefWith = (id: number) => {
    const next = new URLSearchParams(address);
    if (id === 0) next.delete('documentId');
    else next.set('documentId', String(id));
    return next.size === 0 ? path : `${path}?${next}`;
  };
  return {
    id: isInBrowser ? recordNumber(address.get('documentId') ?? '') : 0,
    openHref: hrefWith,
    close: () => navigate(hrefWith(0), { replace: true }),
  };
}
