import { expect, test } from 'vitest';
import { maySell } from './maySell.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';

const editor = (pages: object, functions: object = { product_create: true }) => ({
  roles: 'admin' as const,
  ...SEEDED_ACCESS.admin,
  pageAccess: { ...SEEDED_ACCESS.admin.pageAccess, funnel: false, products: false, ...pages },
  functionAccess: { ...SEEDED_ACCESS.admin.functionAccess, ...functions },
});

test.each([
  ['with the page of funnels', editor({ funnel: true }), true],
  ['with the page of products', editor({ products: true }), true],
  ['with neither page', editor({}), false],
  ['without the function', editor({ funnel: true, products: true }, { product_create: false }), false],
  ['who is signed out', null, false],
])('a user %s', (_who, user, may) => expect(maySell(user)).toBe(may));
