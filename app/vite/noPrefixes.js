// What the build takes for stylis' prefixer: the browsers that it is made for need no vendor prefixes, and styled-components asks for none.
export const prefix = (value) => value;
