import { countNoun, type ListedPage, listPages, type ListSearch, type Noun, writeListSearch } from '@atlas/domain/lists';
import { useState } from 'react';

interface Shown {
  list: ListSearch;
  page: ListedPage;
  /** What the page was read with: another one as soon as the rows of another address are there. */
  queryRef: object;
  noun: Noun;
}

/**
 * What a screen reader is told once the rows of another search, filter, order or page have arrived: "23 courses", "11–20 of 23 courses". Nothing
 * at first, as the page speaks for itself then.
 */
export function useAnnouncement({ list, page, queryRef, noun }: Shown): string {
  const place = JSON.stringify(writeListSearch(list));
  const [heard, setHeard] = useState({ place, queryRef, text: '' });
  if (heard.queryRef !== queryRef) {
    setHeard({ place, queryRef, text: heard.place === place ? heard.text : differing(heard.text, sayRows(list, page, noun)) });
  }
  return heard.text;
}

function sayRows(list: ListSearch, page: ListedPage, noun: Noun): string {
  const isFirst = list.page === 1 && list.after === null;
  return isFirst ? countNoun(page.totalCount, noun) : `${listPages(list, page).summary} ${noun.many}`;
}

/** The same words twice would not be read aloud twice; with a space that nobody hears they are others. */
const differing = (before: string, text: string): string => (before === text ? `${text}\u00A0` : text);
