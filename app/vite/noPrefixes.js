// Replaces stylis' prefixer in the build: the supported browsers need no vendor prefixes, and
// styled-components requests none.
export const prefix = (value) => value;
