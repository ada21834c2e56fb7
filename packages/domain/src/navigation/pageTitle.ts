/** The name of the product in titles. */
export const PRODUCT_NAME = 'Atlas';

/**
 * The title of a page, followed by the name of the product. Only the product's name for a page
 * without a title.
 *
 * @example pageTitle('My Courses') // 'My Courses | Atlas'
 * @spec 1 §2.1, §9
 */
export function pageTitle(title?: string | null): string {
  const own = typeof title === 'string' ? title.trim() : '';
  return own === '' ? PRODUCT_NAME : `${own} | ${PRODUCT_NAME}`;
}
