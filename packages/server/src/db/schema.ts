// Every table, for the migration generator. Modules own their tables; nothing else imports this file.
export * from '../modules/access/tables.ts';
export * from '../modules/audit/tables.ts';
export * from '../modules/auth/tables.ts';
export * from '../modules/courses/tables.ts';
export * from '../modules/files/tables.ts';
export * from '../modules/funnels/tables.ts';
export * from '../modules/products/tables.ts';
export * from '../modules/settings/tables.ts';
export * from '../modules/subscriptions/tables.ts';
export * from '../modules/users/tables.ts';
