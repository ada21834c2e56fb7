/** The name of the product in titles. */
export const PRODUCT_NAME = 'Atlas';

/**
 * The title of a page: the page's own title, then the name of the product; only that where there is none.
 *
 * @example pageTitle('My Courses') // 'My Courses | Atlas'
 * Specification 1 §2.1, §9.
 */
export function pageTitle(title?: string | null): string {
  const own = typeof title === 'string' ? title.trim() : '';
  return own === '' ? PRODUCT_NAME : `${own} | ${PRODUCT_NAME}`;
}
