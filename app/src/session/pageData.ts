import type { SessionUser } from '@atlas/domain/access';

/**
 * Data that the server embeds in the page: the session, the response to the first query, and the
 * time of the render.
 */
export interface PageData {
  /**
   * The rendered address. By the time this is read, the browser may have gone back to another one.
   */
  href: string;
  session: { token: string | null; user: SessionUser | null };
  query?: { id: string; variables: Record<string, unknown>; response: unknown };
  now: string;
  /** A form that was posted without script and rejected. */
  form?: PostedForm;
  /** The names of the rendered parts, whose code the browser needs for hydration. */
  parts?: readonly string[];
  /** Low-data mode is on, or offered. The document contains it as well. */
  lowData?: 'on' | 'offered';
}

export interface PostedForm {
  /** The path of the form's page. */
  path: string;
  values: Readonly<Record<string, string>>;
  formError: { text: string; fields: Readonly<Record<string, string>>; needs?: 'code' };
}

/** Reads the page's data block; null where the page has none, as from the development server. */
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

/**
 * Returns the embedded response, once, to the caller that requests this document with these
 * variables.
 */
export type TakeResponse = (id: string, variables: Record<string, unknown>) => unknown;

export const noResponse: TakeResponse = () => undefined;

/**
 * Holds the response embedded in a page. It belongs to the identity that the page was rendered for.
 */
export function embeddedResponse(query: PageData['query']): TakeResponse {
  let left = query;
  return (id, variables) => {
    if (!left || left.id !== id || !sameVariables(left.variables, variables)) return undefined;
    const { response } = left;
    left = undefined;
    return response;
  };
}
