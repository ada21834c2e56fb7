/**
 * Reads the number of a record from text in an address, such as the path `/funnels/{id:String}`.
 * Returns 0, which no record has, for any other text, so that the page responds with 404.
 *
 * @example recordNumber('12') // 12
 */
export const recordNumber = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
