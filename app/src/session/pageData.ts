import type { SessionUser } from '@atlas/domain/access';

/** What the server puts into the page: the session, the answer to the first query, and the instant at which it was made. */
export interface PageData {
  /** The address for which it was drawn. By the time it is read the browser may have gone back to another one. */
  href: string;
  session: { token: string | null; user: SessionUser | null };
  query?: { id: string; variables: Record<string, unknown>; response: unknown };
  now: string;
  /** A form that was posted without script, and refused. */
  form?: PostedForm;
  /** The names of the parts that were drawn, whose code the browser needs to take the page over. */
  parts?: readonly string[];
  /** With low data, or with the offer of it; the document says so as well. */
  lowData?: 'on' | 'offered';
}

export interface PostedForm {
  /** The page that it belongs to. */
  path: string;
  values: Readonly<Record<string, string>>;
  formError: { text: string; fields: Readonly<Record<string, string>>; needs?: 'code' };
}

/** The page's data block; null where the page came without one, as from the development server. */
export function readPageData(): PageData | null {
  const text = document.getElementById('atlas-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

const sameVariables = (a: Record<string, unknown>, b: Record<string, unknown>) => inOrder(a) === inOrder(b);
const inOrder = (variables: Record<string, unknown>) =>
  JSON.stringify(
    Object.keys(variables)
      .toSorted()
      .map((key) => [key, variables[key]]),
  );

/** Hands out the answer that is there already, once, to whoever asks for this document with these variables. */
export type TakeResponse = (id: string, variables: Record<string, unknown>) => unknown;

export const noResponse: TakeResponse = () => undefined;

/** The answer embedded in a page. It belongs to the identity that the page was made for. */
export function embeddedResponse(query: PageData['query']): TakeResponse {
  let left = query;
  return (id, variables) => {
    if (!left || left.id !== id || !sameVariables(left.variables, variables)) return undefined;
    const { response } = left;
    left = undefined;
    return response;
  };
}
