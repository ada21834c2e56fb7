// Every table, for the migration generator. Modules own their tables; nothing else imports this file.
export * from '../commands/tables.ts';
export * from '../registry/tables.ts';
