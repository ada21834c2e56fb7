/** The two ways in which a key opens the search: its field, or a dialog over the page. */
export type SearchRequest = 'field' | 'dialog';

interface SearchOpener {
  /** Opens the search of the page; null before its code has loaded. */
  open: ((as: SearchRequest) => void) | null;
  /** The last request, for a search whose code has to load first. */
  as: SearchRequest;
}

/** The search of the page. Set by events and effects, which the server does not run. */
export const searchOpener: SearchOpener = { open: null, as: 'field' };
