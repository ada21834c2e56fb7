import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Paths of the repository's own files, with forward slashes. */
const files = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => /(^|[\\/])(node_modules|__generated__|dist)$/.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
const text = (path: string) => readFileSync(join(root, path), 'utf8');

// --- Rules of the linter: one violation per rule, and one clean file per folder ------------------

/**
 * A file that breaks one rule. `says` is part of the linter's message, when one rule guards several
 * boundaries.
 */
type Plant = { readonly path: string; readonly code: string; readonly rule: string; readonly says?: string };

const imports = (specifier: string) => `import { it } from '${specifier}';\nexport const used = it;\n`;
const borders = (rule: string, says: string, from: string, specifiers: readonly string[]): Plant[] =>
  specifiers.map((specifier, n) => ({ path: from.replace('*', `planted${n}`), code: imports(specifier), rule, says }));

const IMPORTS = 'eslint(no-restricted-imports)';
const MODULE_ORDER = 'atlas(module-order)';
const MODULE_DOORS = 'atlas(module-doors)';
const PROPERTIES = 'eslint(no-restricted-properties)';
const GLOBALS = 'eslint(no-restricted-globals)';
const LAYERS = 'a lower layer may not import a higher one';
const AUDIENCES = 'atlas(audiences)';
const MODULE_STATE = 'atlas(module-state)';
const WHILE_RENDERING = 'atlas(browser-while-rendering)';
const UI = 'ui may not import Relay, a router, domain, app or server';
const SERVER = 'never ui or app';
const MAIL = 'never app or server';
const DOORS = 'a module may import only commands.ts, *Commands.ts, repo.ts, *Repo.ts, refs.ts and scopes.ts of another';
const domain = 'packages/domain/src/money';
const server = 'packages/server/src';
const beyondUi = [
  '@atlas/domain/money',
  '@atlas/server',
  '@atlas/app',
  'react-relay',
  'react-relay/hooks',
  'relay-runtime',
  'wouter',
  'wouter/memory-location',
];
const beyondDomain = [
  'react',
  'node:fs',
  'zod/v4',
  '@atlas/ui',
  '../../../ui/src/tokens/space.ts',
  '../../../server/src/log.ts',
  '../../../../app/src/main.tsx',
];

/** Module state that one page could leave for the next. */
const MODULE_STATES = [
  'let viewer: string | undefined;\nexport const draw = (name: string) => (viewer ??= name);\n',
  'export const answers = new Map<string, object>();\n',
  'export const sessions = new WeakMap<object, string>();\n',
  'const seen: string[] = [];\nexport const draw = (name: string) => seen.push(name);\n',
  'const last: Record<string, string> = {};\nexport const draw = (name: string) => void (last[name] = name);\n',
  'const last = { of: { name: "" } };\nexport function draw(name: string) {\n  last.of.name = name;\n}\n',
  'const last = { name: "" };\nexport const draw = (name: string) => Object.assign(last, { name });\n',
  'export function draw(name: string) {\n  draw.last = name;\n}\ndraw.last = "";\n',
  "import { Environment } from 'relay-runtime';\nexport const environment = new Environment({} as never);\n",
  "import { createRelay } from './relay.tsx';\nexport const relay = createRelay();\n",
  'export const remember = (() => {\n  const known = new Set<string>();\n  return (name: string) => known.add(name);\n})();\n',
  'export class Page {\n  static viewer = "";\n}\n',
];

/** Code that renders differently in the browser than on the server. */
const READ_WHILE_RENDERING: readonly (readonly [what: string, code: string])[] = [
  ['window', 'export const wide = window.innerWidth > 600;\n'],
  ['location', 'export const Path = () => <p>{location.pathname}</p>;\n'],
  ['localStorage', "export function useTheme() {\n  return localStorage.getItem('theme');\n}\n"],
  ['document', "export const Server = () => (typeof document === 'undefined' ? <p>A</p> : <p>B</p>);\n"],
  ['globalThis.navigator', 'export const Online = () => <p>{String(globalThis.navigator.onLine)}</p>;\n'],
  ['the clock', 'export const Year = () => <p>{new Date().getFullYear()}</p>;\n'],
  ['the clock', 'export const Year = ({ now = new Date() }) => <p>{now.getFullYear()}</p>;\n'],
  ['Date.now()', "import { useState } from 'react';\nexport function useNow() {\n  return useState(() => Date.now());\n}\n"],
  ['Math.random()', 'export const Tips = ({ all }: { all: string[] }) => all.map((tip) => <p key={Math.random()}>{tip}</p>);\n'],
  ['sessionStorage', "const read = () => sessionStorage.getItem('a');\nexport const Read = () => <p>{read()}</p>;\n"],
  [
    'matchMedia',
    "import { useState } from 'react';\nfunction query() {\n  return matchMedia('print').matches;\n}\nexport const useQuery = () => useState(query);\n",
  ],
  [
    'navigator',
    "import { useSyncExternalStore } from 'react';\nconst online = () => navigator.onLine;\nexport const useOnline = (subscribe: () => () => void) => useSyncExternalStore(subscribe, online, online);\n",
  ],
  [
    'innerWidth',
    "import { Component } from 'react';\nexport class Wide extends Component {\n  override render() {\n    return innerWidth;\n  }\n}\n",
  ],
];

const PLANTS: readonly Plant[] = [
  ...MODULE_STATES.map((code, n) => ({
    path: `app/src/relay/state${n}.ts`,
    code,
    rule: MODULE_STATE,
    says: 'the server renders the pages of all users with the same modules',
  })),
  ...READ_WHILE_RENDERING.map(([what, code], n) => ({
    path: `app/src/shell/Drawn${n}.tsx`,
    code,
    rule: WHILE_RENDERING,
    says: `${what} is read during rendering`,
  })),
  { path: 'packages/ui/src/tokens/state.ts', code: MODULE_STATES[0]!, rule: MODULE_STATE },
  { path: 'packages/ui/src/tokens/Drawn.tsx', code: READ_WHILE_RENDERING[0]![1], rule: WHILE_RENDERING },
  ...borders(IMPORTS, 'domain may import only zod, luxon and itself', `${domain}/*.ts`, beyondDomain),
  { path: `${domain}/lazily.ts`, code: "export const later = () => import('react');\n", rule: IMPORTS, says: 'domain may import only' },
  { path: `${domain}/typed.ts`, code: "export type { ReactNode } from 'react';\n", rule: IMPORTS, says: 'domain may import only' },
  ...borders(IMPORTS, 'its tests also vitest, fast-check and Node', `${domain}/*.test.ts`, ['react', '../../../server/src/log.ts']),
  ...['process', 'window', 'document', 'fetch'].flatMap((name) => [
    { path: `${domain}/${name}Global.ts`, code: `export const it = ${name};\n`, rule: GLOBALS, says: 'domain must run anywhere' },
    {
      path: `${domain}/${name}Property.ts`,
      code: `export const it = globalThis.${name};\n`,
      rule: PROPERTIES,
      says: 'domain must run anywhere',
    },
  ]),
  ...['Date', 'DateTime', 'performance'].map((name) => ({
    path: `${domain}/${name}Now.ts`,
    code: `${name === 'DateTime' ? "import { DateTime } from 'luxon';\n" : ''}export const now = () => ${name}.now();\n`,
    rule: PROPERTIES,
    says: 'take the time as an argument',
  })),

  ...['tokens', 'primitives', 'components', 'patterns', 'components/forms'].flatMap((layer) =>
    borders(IMPORTS, UI, `packages/ui/src/${layer}/*.ts`, [...beyondUi, '../../../server/src/log.ts', '../../../../app/src/main.tsx']),
  ),
  ...borders(IMPORTS, LAYERS, 'packages/ui/src/forms/up*.ts', ['../patterns/ListPage.tsx']),
  ...borders(IMPORTS, LAYERS, 'packages/ui/src/tokens/up*.ts', [
    '../primitives/Text.tsx',
    '../forms/SubmitForm.tsx',
    '../components/Button.tsx',
    '../patterns/ListPage.tsx',
  ]),
  ...borders(IMPORTS, LAYERS, 'packages/ui/src/primitives/up*.ts', [
    '../components/forms/Button.tsx',
    '../forms/SubmitForm.tsx',
    '../patterns/ListPage.tsx',
  ]),
  ...borders(IMPORTS, LAYERS, 'packages/ui/src/components/up*.ts', ['../patterns/ListPage.tsx']),
  ...borders(IMPORTS, LAYERS, 'packages/ui/src/components/forms/up*.ts', ['../../patterns/ListPage.tsx', '../../forms/SubmitForm.tsx']),

  ...borders(IMPORTS, MAIL, 'packages/mail/src/*.ts', [
    '@atlas/app',
    '@atlas/server',
    '@atlas/ui',
    '@atlas/ui/primitives/Text.tsx',
    '../../ui/src/tokens/colour.ts',
    '../../server/src/log.ts',
    '../../../app/src/main.tsx',
  ]),
  { path: 'packages/mail/src/state.ts', code: MODULE_STATES[0]!, rule: MODULE_STATE },
  ...borders(IMPORTS, 'which only mail/renderMail.ts loads', `${server}/mail/*.ts`, ['@atlas/mail/render']),
  ...borders(IMPORTS, SERVER, `${server}/http/*.ts`, [
    '@atlas/ui/tokens/space.ts',
    '@atlas/app',
    '../../../ui/src/tokens/space.ts',
    '../../../../app/src/main.tsx',
  ]),
  ...borders(IMPORTS, SERVER, `${server}/modules/courses/*.ts`, ['@atlas/ui', '@atlas/app']),
  ...borders(MODULE_ORDER, 'modules/files may not import modules/courses, which comes later in the order', `${server}/modules/files/*.ts`, [
    '../courses/repo.ts',
    '../courses/commands.ts',
    '../courses/refs.ts',
  ]),
  ...[
    { path: 'repo.ts', code: imports('../courses/tables.ts') },
    { path: 'bulk.ts', code: imports('../courses/tables.ts') },
    { path: 'lazily.ts', code: "export const later = () => import('../courses/repo.ts');\n" },
    { path: 'typed.ts', code: "export type { Course } from '../courses/repo.ts';\n" },
    { path: 'inline.ts', code: "export type Course = import('../courses/repo.ts').Course;\n" },
    { path: 'whole.ts', code: "export * from '../courses/repo.ts';\n" },
    { path: 'pictures/deep.ts', code: imports('../../courses/repo.ts') },
  ].map(({ path, code }) => ({ path: `${server}/modules/files/${path}`, code, rule: MODULE_ORDER, says: 'modules/courses' })),
  ...borders(MODULE_ORDER, 'which is above all modules', `${server}/modules/search/*.ts`, ['../planted.ts']),
  {
    path: `${server}/modules/unheard/clean.ts`,
    code: 'export const it = 1;\n',
    rule: MODULE_ORDER,
    says: 'modules/unheard is missing from packages/server/src/modules/order.json',
  },
  ...[`${server}/modules/users/commands.ts`, `${server}/modules/search/rows.ts`, `${server}/modules/orders/authorization.ts`].map(
    (path) => ({
      path,
      code: imports('../users/authorization.ts'),
      rule: MODULE_ORDER,
      says: 'authorization.ts is above all modules',
    }),
  ),
  {
    path: `${server}/http/rows.ts`,
    code: imports('../modules/users/authorization.ts'),
    rule: MODULE_ORDER,
    says: 'only registry/authorizations.ts may import it',
  },
  ...['inArray', 'and, notInArray as isNone'].map((names, n) => ({
    path: `${server}/modules/courses/lists${n}.ts`,
    code: `export { it } from './it.ts';\nimport { ${names} } from 'drizzle-orm';\n`,
    rule: IMPORTS,
    says: 'use inList of db/inList.ts',
  })),
  ...borders(MODULE_DOORS, DOORS, `${server}/modules/courses/doors*.ts`, [
    '../users/schema.ts',
    '../users/tables.ts',
    '../users/profileSlug.ts',
    '../users/profileSchema.ts',
    '../users/report.ts',
    '../users/import/commands.ts',
    '../users/import/levelsRepo.ts',
  ]),
  ...borders(MODULE_DOORS, 'only repo.ts, *Repo.ts and bulk.ts may also import its tables.ts', `${server}/modules/courses/files/*.ts`, [
    '../../users/tables.ts',
  ]),
  ...['repo.ts', 'lessonRepo.ts'].map((file) => ({
    path: `${server}/modules/courses/${file}`,
    code: imports('../users/schema.ts'),
    rule: MODULE_DOORS,
    says: DOORS,
  })),
  { path: `${server}/modules/courses/lessonCommands.ts`, code: imports('../users/tables.ts'), rule: MODULE_DOORS, says: DOORS },
  { path: `${server}/modules/courses/authorization.ts`, code: imports('../users/tables.ts'), rule: MODULE_DOORS, says: DOORS },
  { path: `${server}/modules/courses/tables.ts`, code: imports('../users/repo.ts'), rule: MODULE_DOORS, says: 'tables.ts may import only' },

  ...borders(IMPORTS, 'never server', 'app/src/member/courses/*.ts', [
    '@atlas/server',
    '@atlas/server/http',
    '../../../../packages/server/src/log.ts',
    '../../../../packages/ui/src/tokens/space.ts',
  ]),
  ...borders(AUDIENCES, 'staff may not import member', 'app/src/staff/courses/over*.ts', [
    '../../member/courses/CourseScreen.tsx',
    '../../member/shared/CourseListItem.tsx',
  ]),
  ...borders(AUDIENCES, 'home may not import courses', 'app/src/member/home/over*.ts', ['../courses/CourseScreen.tsx']),
  ...borders(AUDIENCES, 'only the router may import screens of', 'app/src/shell/over*.ts', ['../staff/courses/CoursesScreen.tsx']),
  {
    path: 'app/src/member/home/styled.ts',
    code: imports('styled-components'),
    rule: IMPORTS,
    says: 'compose the application from the kit',
  },
  { path: 'app/src/relay/whole.ts', code: imports('react-relay'), rule: IMPORTS, says: 'import react-relay/hooks' },
  {
    path: 'app/src/relay/lazy.ts',
    code: "import { useLazyLoadQuery } from 'react-relay/hooks';\nexport const it = useLazyLoadQuery;\n",
    rule: IMPORTS,
    says: 'preloaded query',
  },

  ...['packages/ui/src/components/Button.tsx', 'packages/server/src/log.ts', 'app/src/shell/Shell.tsx'].map((path) => ({
    path,
    code: 'const it = 1;\nexport default it;\n',
    rule: 'import(no-default-export)',
  })),
  { path: `${domain}/ring.ts`, code: "import { b } from './ringBack.ts';\nexport const a = () => b;\n", rule: 'import(no-cycle)' },
  { path: `${domain}/ringBack.ts`, code: "import { a } from './ring.ts';\nexport const b = () => a;\n", rule: 'import(no-cycle)' },

  {
    path: 'app/src/relay/Syntax.ts',
    code: "import { graphql } from 'relay-runtime';\nexport const q = graphql`query {`;\n",
    rule: 'relay(graphql-syntax)',
  },
  {
    path: 'app/src/relay/Naming.ts',
    code: "import { graphql } from 'relay-runtime';\nexport const q = graphql`query Other { __typename }`;\n",
    rule: 'relay(graphql-naming)',
  },
  {
    path: 'app/src/relay/Spread.ts',
    code: "import { graphql } from 'relay-runtime';\nexport const q = graphql`query SpreadQuery { ...Elsewhere_viewer }`;\n",
    rule: 'relay(must-colocate-fragment-spreads)',
  },
  {
    path: 'app/src/relay/Unused.ts',
    code: "import { graphql } from 'relay-runtime';\nexport const q = graphql`fragment Unused_it on User { neverRead }`;\n",
    rule: 'atlas(unused-fields)',
  },
  {
    path: 'app/src/relay/future.ts',
    code: "export const known = (it: string) => it !== '%future added value';\n",
    rule: 'relay(no-future-added-value)',
  },
  ...[
    ['opening', '/** What a member has open. */\nexport const it = 1;\n', 'name the thing'],
    ['word', "export const it = 'Nobody came.';\n", 'name the actor'],
    ['negation', '// This is no page.\nexport const it = 1;\n', 'negate the verb'],
  ].map(([name, code = '', says = '']) => ({ path: `app/src/shell/english-${name}.ts`, code, rule: 'atlas(plain-english)', says })),
  {
    path: 'app/src/relay/Inline.ts',
    code: "import { graphql, readInlineData } from 'relay-runtime';\nexport const it = () => readInlineData(graphql`fragment Inline_it on User { __typename }`);\n",
    rule: 'relay(function-required-argument)',
  },
  {
    path: 'app/src/relay/Hook.ts',
    code: "import { graphql } from 'relay-runtime';\nimport { useFragment } from 'react-relay/hooks';\nexport const useIt = () => useFragment(graphql`fragment Hook_it on User { __typename }`);\n",
    rule: 'relay(hook-required-argument)',
  },

  {
    path: 'app/src/shell/conditional.tsx',
    code: "import { useState } from 'react';\nexport function It({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
    rule: 'react(rules-of-hooks)',
  },
  { path: 'app/src/shell/keyless.tsx', code: 'export const it = [1, 2].map((n) => <b>{n}</b>);\n', rule: 'react(jsx-key)' },
  {
    path: 'app/src/shell/Embed.tsx',
    code: 'export const it = <iframe title="A" src="https://a.example" />;\n',
    rule: 'react(iframe-missing-sandbox)',
  },
  { path: 'app/src/shell/Script.tsx', code: 'export const it = <a href="javascript:void 0">A</a>;\n', rule: 'react(jsx-no-script-url)' },
  {
    path: 'app/src/shell/Danger.tsx',
    code: "export const it = <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    rule: 'react(no-danger)',
  },
  { path: 'packages/ui/src/primitives/Picture.tsx', code: 'export const it = <img src="/a.png" />;\n', rule: 'jsx-a11y(alt-text)' },
  { path: `${server}/any.ts`, code: 'export const it = (value: any) => value as unknown;\n', rule: 'typescript(no-explicit-any)' },
  {
    path: `${server}/spread.ts`,
    code: 'const later = async () => ({ a: 1 });\nexport const it = () => ({ ...later() });\n',
    rule: 'typescript(no-misused-spread)',
  },
  {
    path: `${server}/floating.ts`,
    code: 'const later = async () => 1;\nexport const it = () => {\n  later();\n};\n',
    rule: 'typescript(no-floating-promises)',
  },
  { path: `${server}/loose.ts`, code: 'export const same = (a: unknown) => a == 1;\n', rule: 'eslint(eqeqeq)' },
  { path: `${server}/old.ts`, code: 'var it = 1;\nexport const use = () => (it += 1);\n', rule: 'eslint(no-var)' },
  { path: `${server}/settled.ts`, code: 'let it = 1;\nexport const use = () => it;\n', rule: 'eslint(prefer-const)' },
  { path: `${server}/excuse.ts`, code: '// oxlint-disable-next-line no-var\nexport const it = 1;\n', rule: 'unused-disable-directive' },

  {
    path: `${domain}/focused.test.ts`,
    code: "import { expect, it } from 'vitest';\nit.only('is alone', () => expect(1).toBe(1));\n",
    rule: 'vitest(no-focused-tests)',
  },
  {
    path: `${domain}/twice.test.ts`,
    code: "import { expect, it } from 'vitest';\nit('is', () => expect(1).toBe(1));\nit('is', () => expect(1).toBe(1));\n",
    rule: 'vitest(no-identical-title)',
  },
  {
    path: `${domain}/forgotten.test.ts`,
    code: "import { expect, it } from 'vitest';\nit('is', () => {\n  expect(1);\n});\n",
    rule: 'vitest(valid-expect)',
  },
  {
    path: `${domain}/empty.test.ts`,
    code: "import { it } from 'vitest';\nit('is', () => {\n  Math.max(1, 2);\n});\n",
    rule: 'vitest(expect-expect)',
  },
];

/** Permitted imports of each folder, none of which may be reported. */
const CLEAN: readonly (readonly [path: string, ...specifiers: string[]])[] = [
  ['packages/domain/src/time/clean.ts', 'zod', 'zod/mini', 'luxon', './day.ts', '../money/peso.ts'],
  ['packages/domain/src/time/clean.test.ts', 'vitest', 'fast-check', 'luxon', './clean.ts', 'node:fs'],
  ['packages/ui/src/tokens/clean.ts', 'react', 'styled-components', './space.ts'],
  ['packages/ui/src/primitives/clean.ts', 'react', '../tokens/space.ts', './Text.tsx'],
  ['packages/ui/src/components/forms/clean.ts', '../../tokens/space.ts', '../../primitives/Text.tsx', '../feedback/Alert.tsx'],
  ['packages/ui/src/patterns/clean.ts', '../tokens/space.ts', '../primitives/Text.tsx', '../components/forms/Button.tsx', './Page.tsx'],
  ['packages/mail/src/clean.ts', 'react', 'react-email', '@atlas/domain/notifications', '@atlas/ui/tokens/colour.ts', './MailLayout.tsx'],
  ['packages/server/src/http/clean.ts', '@atlas/domain/errors', '../modules/users/schema.ts', 'graphql-yoga'],
  ['packages/server/src/db/schema.ts', '../modules/users/tables.ts', '../modules/products/tables.ts'],
  ['packages/server/src/registry/authorizations.ts', '../modules/users/authorization.ts', '../modules/products/authorization.ts'],
  ['packages/server/src/registry/registrations.ts', '../modules/users/register.ts', '../modules/products/repo.ts'],
  [
    'packages/server/src/modules/funnels/commands.ts',
    '../products/commands.ts',
    '../products/priceCommands.ts',
    '../products/repo.ts',
    '../products/priceRepo.ts',
    '../products/refs.ts',
    '../access/scopes.ts',
    './tables.ts',
    './anything.ts',
    '../../db/open.ts',
    '@atlas/domain/money',
  ],
  ['packages/server/src/modules/funnels/repo.ts', '../products/tables.ts', '../products/repo.ts', './tables.ts', '../../db/open.ts'],
  [
    'packages/server/src/modules/funnels/pageRepo.ts',
    '../products/tables.ts',
    '../products/priceRepo.ts',
    './tables.ts',
    '../../db/open.ts',
  ],
  ['packages/server/src/modules/users/tables.ts', '../products/tables.ts', '../../db/columns.ts'],
  ['packages/server/src/modules/products/authorization.ts', '../orders/commands.ts', '../orders/repo.ts', './repo.ts'],
  ['packages/server/src/modules/funnels/import/clean.ts', '../../products/commands.ts', '../tables.ts', '../../../db/open.ts'],
  ['packages/server/src/seed/users/seedUsers.ts', '../../modules/products/schema.ts', '../../modules/products/tables.ts'],
  ['packages/server/src/modules/users/commands.test.ts', '../products/anything.ts', '../search/tables.ts', 'vitest'],
  [
    'app/src/member/courses/clean.ts',
    '@atlas/ui',
    '@atlas/ui/components/Button.tsx',
    '@atlas/domain/courses',
    'react-relay/hooks',
    'relay-runtime',
    'wouter',
    '../../shell/Shell.tsx',
  ],
];

/** Permitted code that the server runs. */
const CLEAN_CODE: readonly (readonly [path: string, code: string])[] = [
  [
    'app/src/shell/constants.ts',
    [
      "import { createContext } from 'react';",
      'export const It = createContext<string | null>(null);',
      "export const NAMES = new Map([['a', 'A']]);",
      'export const NOBODY: ReadonlySet<string> = new Set();',
      'export const EMPTY: readonly string[] = [];',
      "export const PESOS = new Intl.NumberFormat('en-PH');",
      "const byName: Record<string, number> = {};\nfor (const name of ['a', 'b']) byName[name] = 1;",
      'export const numberOf = (name: string) => byName[name] ?? NAMES.get(name);',
      'export function counted(names: string[]) {\n  const counts = new Map<string, number>();\n  for (const name of names) counts.set(name, 1);\n  return counts;\n}',
      'export class It2 {\n  static readonly kind = "it";\n  #names = new Set<string>();\n  add = (name: string) => this.#names.add(name);\n}',
    ].join('\n') + '\n',
  ],
  [
    'app/src/shell/Events.tsx',
    [
      "import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';",
      'const online = () => navigator.onLine;',
      'const go = (href: string) => location.assign(href);',
      'export const forget = (key: string) => localStorage.removeItem(key);',
      'const clock = () => new Date();',
      'export function useEverything(subscribe: () => () => void, document: string) {',
      '  const [at] = useState(() => new Date(0));',
      '  useEffect(() => void fetch(`/${Date.now()}`), []);',
      '  useLayoutEffect(() => scrollTo(0, innerHeight), []);',
      "  const copy = useCallback(() => navigator.clipboard.writeText('a'), []);",
      '  return [useSyncExternalStore(subscribe, online, () => true), at, copy, document.length, clock];',
      '}',
      'export function Everything({ onReload = () => location.reload() }) {',
      "  const leave = () => {\n    go('/');\n    [1].forEach(() => window.stop());\n  };",
      '  return (\n    <button type="button" onClick={() => (Math.random() > 0.5 ? leave() : onReload())}>\n      Go\n    </button>\n  );',
      '}',
    ].join('\n') + '\n',
  ],
  ...['app/src/main.tsx', 'app/src/shell/Page.stories.tsx', 'app/src/testing/state.ts', 'packages/server/src/kept.ts'].map(
    (path) => [path, 'export const known = new Map<string, string>();\nexport const at = new Date();\n'] as const,
  ),
];

type Report = { readonly path: string; readonly rule: string; readonly says: string };
const cleanCode = (specifiers: readonly string[]) =>
  specifiers.map((specifier, n) => `import { it${n} } from '${specifier}';\n`).join('') +
  `export const used = [${specifiers.map((_, n) => `it${n}`).join(', ')}];\n`;
const clean = [
  ...CLEAN.map(([path, ...specifiers]) => ({
    path,
    code: path.endsWith('.test.ts') ? `${cleanCode(specifiers)}it1('holds', () => expect(1));\n` : cleanCode(specifiers),
  })),
  ...CLEAN_CODE.map(([path, code]) => ({ path, code })),
];

/** The files of the linter's configuration. */
const LINT_FILES = ['.oxlintrc.json', ...files('scripts/lint/*.ts'), 'packages/server/src/modules/order.json', 'packages/ui/src/index.ts'];

describe('the linter', () => {
  let house: string;
  let reports: readonly Report[];
  const at = (path: string) => reports.filter((report) => report.path === path);

  // The violations are written to a copy of the folder structure outside the repository, so that no
  // other tool finds them.
  beforeAll(async () => {
    house = mkdtempSync(join(tmpdir(), 'atlas-architecture-'));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
    const lint = LINT_FILES.map((path) => ({ path, code: text(path) }));
    for (const { path, code } of [...PLANTS, ...clean, ...lint]) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), code);
    }
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', '.oxlintrc.json', '--format', 'json', '.'],
        { cwd: house, maxBuffer: 64 * 1024 * 1024 },
        (_error, stdout, stderr) => resolve(stdout || stderr),
      );
    });
    const found = JSON.parse(output) as { diagnostics: { filename: string; code?: string; message: string; help?: string }[] };
    reports = found.diagnostics.map(({ filename, code, message, help }) => ({
      path: filename.replaceAll('\\', '/'),
      // The linter prints react/rules-of-hooks under the name of its old plugin.
      rule: code?.replace('react-hooks(', 'react(') ?? (message.startsWith('Unused') ? 'unused-disable-directive' : 'syntax'),
      says: `${message} ${help ?? ''}`,
    }));
  }, 60_000);
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each(PLANTS)('$rule catches $path', ({ path, rule, says }) => {
    const mine = at(path).filter((report) => report.rule === rule);
    expect(mine, `${path}: ${JSON.stringify(at(path))}`).not.toEqual([]);
    if (says !== undefined) expect(mine.map((report) => report.says).join('\n')).toContain(says);
  });

  it.each(clean)('lets $path pass', ({ path }) => {
    expect(at(path).filter(({ rule }) => rule !== 'vitest(valid-expect)')).toEqual([]);
  });

  it('has a violation for every rule and every message of .oxlintrc.json', () => {
    type Part = { rules?: Record<string, unknown> };
    const config = JSON.parse(text('.oxlintrc.json')) as Part & { overrides: Part[] };
    const rules = [config, ...config.overrides].flatMap((part) => Object.entries(part.rules ?? {})).filter(([, level]) => level !== 'off');
    const caught = new Set(reports.map(({ rule }) => rule.replace(/^eslint\(|\)$/g, '').replace('(', '/')));
    expect(rules.map(([rule]) => rule).filter((rule) => !caught.has(rule))).toEqual([]);

    const messages = [...JSON.stringify(rules).matchAll(/"message":"([^"]+)"/g)].map((found) => found[1]!);
    const said = reports.map((report) => report.says).join('\n');
    expect(messages.filter((message) => !said.includes(message))).toEqual([]);
  });
});

// --- Rules that a linter cannot express ----------------------------------------------------------
// Each is a function over text, tried on a violation and then on the repository.

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
const matches = (pattern: RegExp) => (code: string) => withoutComments(code).match(pattern) ?? [];

/** The findings in each file, prefixed with its path. */
const offenders = (paths: readonly string[], find: (code: string) => readonly string[]) =>
  paths.flatMap((path) => find(text(path)).map((found) => `${path}: ${found}`));

/**
 * Finds the calls that read the clock only when they have no argument. The linter finds `Date.now`
 * and the like.
 */
const clockReads = matches(/new Date\(\s*\)|\bDate\(\s*\)|\bDateTime\.(?:local|utc|now)\(\s*\)|\bSettings\.now\b/g);
/** Finds hard-coded sizes of type, roundness and shadow. 50 %, 0, em and a token are allowed. */
const rawSizes = matches(/\b(?:font-size|border(?:-\w+){0,2}-radius|(?:box|text)-shadow)\s*:[^;`'"]*?\d(?:px|rem|pt)\b/g);
const rawColours = matches(/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!['"`]?\s*:)|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(/gi);

describe('the domain', () => {
  it.each([
    'const a = new Date();',
    'const a = new Date( );',
    'DateTime.local()',
    'DateTime.utc()',
    'DateTime.now()',
    'const text = Date();',
  ])('finds the clock in %s', (code) => expect(clockReads(code)).toHaveLength(1));
  it.each(["new Date('2026-01-01')", 'DateTime.utc(2026, 1, 1)', '// new Date()\n', '/** DateTime.now() is never read. */'])(
    'finds no clock in %s',
    (code) => expect(clockReads(code)).toEqual([]),
  );

  it('never reads the clock', () => {
    const sources = files('packages/domain/src/**/*.ts');
    expect(sources).not.toEqual([]);
    expect(offenders(sources, clockReads)).toEqual([]);
  });

  it('depends only on zod and luxon', () => {
    const { dependencies } = JSON.parse(text('packages/domain/package.json')) as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).toSorted()).toEqual(['luxon', 'zod']);
  });
});

/** Every file that may contain styles, except for the tokens themselves. */
const styledSources = (...more: string[]) =>
  files('packages/ui/src/**/*.{ts,tsx,css,mdx}', 'app/src/**/*.{ts,tsx,css}', ...more).filter(
    (path) => !path.startsWith('packages/ui/src/tokens/') && !/\.test\.tsx?$/.test(path),
  );

describe('colours', () => {
  it.each(['color: #fff;', "fill='#1A2b3C'", 'background: rgb(0 0 0 / .5)', 'rgba(0, 0, 0, 1)', 'hsl(10 10% 10%)', 'oklch(60% .1 200)'])(
    'finds the raw colour in %s',
    (code) => expect(rawColours(code)).toHaveLength(1),
  );
  it.each(['color: var(--ink);', 'href="#lesson-files"', '// like #fff\n', 'color-mix(in srgb, var(--ink), transparent)', 'url(#arrow)'])(
    'finds none in %s',
    (code) => expect(rawColours(code)).toEqual([]),
  );

  it('appear only among the tokens', () => {
    // An email has the tokens' colours but different sizes, because clients do not support
    // variables.
    const sources = styledSources('packages/mail/src/**/*.{ts,tsx}');
    expect(sources).not.toEqual([]);
    expect(offenders(sources, rawColours)).toEqual([]);
  });
});

describe('sizes of type, roundness and shadow', () => {
  it.each([
    'font-size: 13px;',
    'font-size: .8125rem',
    'border-radius: 5px;',
    'border-top-left-radius: 12px;',
    'border-radius: var(--radius-card) 4px 0 0;',
    'box-shadow: inset 0 0 0 2px var(--focus);',
    'text-shadow: 0 1px 2px var(--ink)',
  ])('finds the raw size in %s', (code) => expect(rawSizes(code)).toHaveLength(1));
  it.each([
    'font-size: var(--text-14);',
    'font-size: 0.9em;',
    'border-radius: 50%;',
    'border-radius: 0;',
    'border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;',
    'box-shadow: none;',
    'box-shadow: var(--shadow-float);',
    'width: 24px;',
    '// font-size: 13px\n',
  ])('finds none in %s', (code) => expect(rawSizes(code)).toEqual([]));

  it('appear only among the tokens', () => {
    expect(offenders(styledSources(), rawSizes)).toEqual([]);
  });
});

/** The paths of a package's entry points, with `*` for one name. */
const entries = (folder: string): RegExp[] => {
  const { exports = {} } = JSON.parse(text(`${folder}/package.json`)) as { exports?: Record<string, string> };
  return Object.values(exports)
    .filter((target) => target.includes('index.ts'))
    .map((target) => new RegExp(`^${join(folder, target).replaceAll('\\', '/').replaceAll('.', '\\.').replace('*', '[^/]+')}$`));
};

describe('the repository', () => {
  it('has its required top level', () => {
    const required = [
      'package.json',
      'tsconfig.json',
      '.storybook',
      'packages/ui',
      'packages/domain',
      'app',
      'relay.config.js',
      'schema.graphql',
      'tests',
      'README.md',
    ];
    expect(required.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('has index files only at package entry points', () => {
    const allowed = ['packages/domain', 'packages/ui', 'packages/server', 'app'].flatMap(entries);
    const isEntry = (path: string) => allowed.some((entry) => entry.test(path));
    expect(isEntry('packages/ui/src/components/index.ts')).toBe(false);
    expect(isEntry('packages/domain/src/money/index.ts')).toBe(true);
    expect(files('packages/*/src/**/index.{ts,tsx}', 'app/src/**/index.{ts,tsx}').filter((path) => !isEntry(path))).toEqual([]);
  });

  it('has no folder for leftovers', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc)(\.tsx?|\/)/;
    expect(['app/src/utils.ts', 'packages/ui/src/helpers/a.ts', 'app/src/shell/commonplace.ts'].map((path) => drawers.test(path))).toEqual([
      true,
      true,
      false,
    ]);
    expect(files('packages/*/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}').filter((path) => drawers.test(path))).toEqual([]);
  });

  it('has a position in the order for every module, and a module for every position', () => {
    const order = JSON.parse(text('packages/server/src/modules/order.json')) as string[];
    const folders = readdirSync(join(root, 'packages/server/src/modules'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(order.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  const lacksStories = (paths: readonly string[]) => {
    const all = new Set(paths);
    return paths.filter((path) => path.endsWith('Screen.tsx') && !all.has(path.replace(/\.tsx$/, '.stories.tsx')));
  };
  it('shows every screen in Storybook', () => {
    expect(lacksStories(['app/src/member/courses/CourseScreen.tsx'])).toHaveLength(1);
    expect(lacksStories(['app/src/member/courses/CourseScreen.tsx', 'app/src/member/courses/CourseScreen.stories.tsx'])).toEqual([]);
    expect(lacksStories(files('app/src/**/*.tsx'))).toEqual([]);
  });

  const overCeiling = (sizes: readonly number[]) => sizes.length > 1100 || sizes.reduce((sum, size) => sum + size, 0) > 50 * 1024 * 1024;
  it('keeps its pictures below 1,100 and 50 MB', () => {
    expect([overCeiling(Array(1101).fill(1)), overCeiling([51 * 1024 * 1024]), overCeiling(Array(1100).fill(30_000))]).toEqual([
      true,
      true,
      false,
    ]);
    const pictures = files('tests/visual/baseline/**/*.png').map((path) => statSync(join(root, path)).size);
    expect(overCeiling(pictures), `${pictures.length} pictures, ${pictures.reduce((sum, size) => sum + size, 0)} bytes`).toBe(false);
  });

  /** Modules that import each other, through static and dynamic imports; each circle once, by one of its modules. */
  const circles = (read: (path: string) => string, paths: readonly string[]): string[] => {
    const known = new Set(paths);
    const importsOf = (path: string) =>
      [...read(path).matchAll(/(?:from\s+|import\(\s*)'(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to).replaceAll('\\', '/'));
    const edges = new Map(paths.map((path) => [path, importsOf(path).filter((to) => known.has(to))]));
    const finished = new Set<string>();
    const found: string[] = [];
    const visit = (path: string, above: ReadonlySet<string>): void => {
      if (above.has(path)) return void found.push(path);
      if (finished.has(path)) return;
      for (const to of edges.get(path) ?? []) visit(to, new Set([...above, path]));
      finished.add(path);
    };
    for (const path of paths) visit(path, new Set());
    return found;
  };
  it('has no modules that import each other, not even dynamically', () => {
    const planted: Record<string, string> = {
      'a/tabs.ts': "load: () => import('./Screen.tsx')",
      'a/Screen.tsx': "import { TABS } from './tabs.ts';",
      'a/leaf.ts': '',
    };
    expect(circles((path) => planted[path] ?? '', Object.keys(planted))).toEqual(['a/tabs.ts']);
    const modules = files('packages/*/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}').filter(
      (path) => !/\.(?:test|stories)\.|\/registry\//.test(path),
    );
    expect(circles(text, modules)).toEqual([]);
  });

  const MAX_SERVER_LINES = 420;
  /** The files with more lines than a server file may have. */
  const tooLong = (read: (path: string) => string, paths: readonly string[]): string[] =>
    paths.flatMap((path) => {
      const lines = read(path).split('\n').length - 1;
      return lines > MAX_SERVER_LINES ? [`${path}: ${lines} lines`] : [];
    });
  it('has no server file of more than 420 lines', () => {
    const planted: Record<string, string> = {
      'courses/repo.ts': 'export {};\n'.repeat(421),
      'courses/lessonRepo.ts': 'export {};\n'.repeat(420),
    };
    expect(tooLong((path) => planted[path] ?? '', Object.keys(planted))).toEqual(['courses/repo.ts: 421 lines']);
    const sources = files('packages/server/src/**/*.{ts,tsx}').filter(
      (path) => !/\.test\.tsx?$|\/src\/seed\/|\/modules\/locations\/philippines\.ts$/.test(path),
    );
    expect(sources).not.toEqual([]);
    expect(tooLong(text, sources)).toEqual([]);
  });

  it('has no Relay artifact whose document is gone', () => {
    const code = files('app/src/**/*.{ts,tsx}').map(text).join('\n');
    const artifacts = globSync('app/src/**/__generated__/*.graphql.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
    expect(artifacts.length).toBeGreaterThan(100);
    expect(artifacts.filter((path) => !new RegExp(`\\b${path.split('/').at(-1)?.replace('.graphql.ts', '')}\\b`).test(code))).toEqual([]);
  });
});
