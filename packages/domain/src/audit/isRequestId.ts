/**
 * Whether a text is a complete request id, as logs and error messages show it.
 *
 * @example isRequestId('3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d') // true
 */
export const isRequestId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
