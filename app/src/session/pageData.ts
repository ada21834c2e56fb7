import type { SessionUser } from '@atlas/domain/access';

/** What the server put into the page: the session, and the answer to the first query. */
export interface PageData {
  session: { token: string | null; user: SessionUser | null };
  query?: { id: string; variables: Record<string, unknown>; response: unknown };
}

let read: PageData | null | undefined;

/** The page's data block; null where the page came without one (development server, stories). */
export function pageData(): PageData | null {
  if (read === undefined) {
    const text = document.getElementById('atlas-data')?.textContent;
    read = text ? (JSON.parse(text) as PageData) : null;
  }
  return read;
}

const sameVariables = (a: Record<string, unknown>, b: Record<string, unknown>) => inOrder(a) === inOrder(b);
const inOrder = (variables: Record<string, unknown>) =>
  JSON.stringify(
    Object.keys(variables)
      .toSorted()
      .map((key) => [key, variables[key]]),
  );

/** The answer embedded in the page, if it belongs to this document and these variables. It is handed out once. */
export function takeAnswer(id: string, variables: Record<string, unknown>): unknown {
  const query = pageData()?.query;
  if (!query || query.id !== id || !sameVariables(query.variables, variables)) return undefined;
  dropAnswer();
  return query.response;
}

/** Forgets the page's answer: it belongs to the identity that the page was made for. */
export function dropAnswer(): void {
  if (read) read = { session: read.session };
}
