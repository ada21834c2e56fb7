/**
 * Reads an id from an address's query. Returns 0, which no record has, if there is no valid id.
 *
 * @example idIn('courseId')(new URLSearchParams('courseId=12')) // { courseId: 12 }
 */
export const idIn =
  <Name extends string>(name: Name) =>
  (search: URLSearchParams) =>
    ({ [name]: /^[1-9]\d{0,8}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : 0 }) as Record<Name, number>;
