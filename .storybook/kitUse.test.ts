import { describe, expect, it } from 'vitest';
import { partsNotRendered } from './kitUse.ts';

describe('the page about unused parts', () => {
  const files: Record<string, string> = {
    'index.ts': ['Card', 'Row', 'Menu', 'Late', 'Tooltip'].map((name) => `export { ${name} } from './${name}.tsx';`).join('\n'),
    'Card.tsx': "import { Row } from './Row.tsx';\nimport type { Tooltip } from './Tooltip.tsx';",
    'Menu.tsx': "const load = () => import('./Late.tsx');",
  };
  const unused = (...application: string[]) => partsNotRendered(application, (file) => files[file] ?? '').map(({ name }) => name);

  it("follows the application's imports into the kit, except for types", () => {
    expect(unused("import { Card, type Tooltip } from '@atlas/ui';")).toEqual(['Menu', 'Late', 'Tooltip']);
    expect(unused("import { Card,\n  Menu } from '@atlas/ui';")).toEqual(['Tooltip']);
    expect(unused("const Late = lazy(() => import('@atlas/ui/Late.tsx'));")).toEqual(['Card', 'Row', 'Menu', 'Tooltip']);
  });
});
