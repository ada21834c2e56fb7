import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of content. */
export const contentAuthorization: Authorization = {
  types: {
    ProductContent: 'with-parent',
  },
};
