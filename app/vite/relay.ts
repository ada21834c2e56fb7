import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, print, type DefinitionNode } from 'graphql';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Drops the import of the tag, which is no longer used. Importing it would pull Relay's runtime
 * into pages that only name a query.
 */
function dropTagImport(code: string, out: MagicString) {
  for (const statement of code.matchAll(/import \{([^}]*)\} from '(?:react-relay\/hooks|relay-runtime)';/g)) {
    const names = (statement[1] ?? '').split(',').filter((name) => name.trim() !== '' && name.trim() !== 'graphql');
    const values = names.filter((name) => !name.trim().startsWith('type '));
    const [start, end] = [statement.index, statement.index + statement[0].length];
    if (values.length === 0) out.remove(start, end);
    else out.overwrite(start, end, statement[0].replace(/\{[^}]*\}/, `{${names.join(',')}}`));
  }
}

/**
 * Prints a definition as relay-compiler does for its hash: arguments stay on one line. `print` of
 * graphql breaks lines longer than 80 characters.
 */
const printed = (definition: DefinitionNode): string =>
  print(definition).replaceAll(/\(\n\s+([^()]*?)\n\s*\)/g, (_all, args: string) => `(${args.split(/\n\s+/).join(', ')})`);

/**
 * Turns each graphql tag into an import of relay-compiler's artifact. A stale artifact is an error.
 */
export function relay(): Plugin {
  return {
    name: 'atlas-relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[jt]sx?(?:\?|$)/, exclude: /node_modules|__generated__/ }, code: /\bgraphql`/ },
      handler(code, id) {
        const out = new MagicString(code);
        let count = 0;
        for (const tag of code.matchAll(/\bgraphql`([^`]*)`/g)) {
          const definition = parse(tag[1] ?? '').definitions[0];
          const name = definition && 'name' in definition ? definition.name?.value : undefined;
          if (!definition || name === undefined) return this.error('A graphql tag must hold one named operation or fragment', tag.index);
          const file = join(dirname(id.split('?')[0] ?? id), '__generated__', `${name}.graphql.ts`);
          const wanted = `hash = "${createHash('md5').update(printed(definition)).digest('hex')}"`;
          const isFresh = () => existsSync(file) && readFileSync(file, 'utf8').includes(wanted);
          // relay-compiler's own watch mode needs watchman, so the development server compiles on
          // demand.
          if (!isFresh() && this.environment.mode === 'dev')
            execFileSync('relay-compiler', [], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
          if (!isFresh()) return this.error(`${name} is stale: run \`npm run relay\``, tag.index);
          const local = `__relay_${count++}_${name}`;
          out.prepend(`import ${local} from './__generated__/${name}.graphql.ts';`);
          out.overwrite(tag.index, tag.index + tag[0].length, local);
        }
        dropTagImport(code, out);
        return { code: out.toString(), map: out.generateMap({ hires: 'boundary', source: id }) };
      },
    },
  };
}
