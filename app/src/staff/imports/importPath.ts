import { routePath } from '@atlas/domain/navigation';

/** The address of an import. */
export const importPath = (id: number): string => routePath('uploadContents', { import: id });

/** The address of the list of imports. */
export const importsPath = (): string => routePath('uploadContents');
