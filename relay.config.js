const config = {
  src: './app/src',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  persistConfig: { file: './persisted-queries.json', algorithm: 'SHA256' },
  customScalarTypes: {
    DateTime: 'string',
    Day: 'string',
    JSON: 'unknown',
    RichText: { name: 'RichText', path: '@atlas/domain/richText' },
  },
  typescriptExcludeUndefinedFromNullableUnion: true,
};

// relay-compiler reads the CommonJS shape of an ES module.
export { config as 'module.exports' };
