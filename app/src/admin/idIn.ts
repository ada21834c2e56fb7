/**
 * An id in the query of an address; 0, which no record has, where it is none.
 *
 * @example idIn('courseId')(new URLSearchParams('courseId=12')) // { courseId: 12 }
 */
export const idIn =
  <Name extends string>(name: Name) =>
  (search: URLSearchParams) =>
    ({ [name]: /^[1-9]\d{0,8}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : 0 }) as Record<Name, number>;
