import '../modules/access/schema.ts';
import '../modules/audit/schema.ts';
import '../modules/auth/schema.ts';
import '../modules/backups/schema.ts';
import '../modules/batches/schema.ts';
import '../modules/changelog/schema.ts';
import '../modules/courses/schema.ts';
import '../modules/events/schema.ts';
import '../modules/funnels/schema.ts';
import '../modules/imports/schema.ts';
import '../modules/jobs/schema.ts';
import '../modules/notifications/schema.ts';
import '../modules/reports/schema.ts';
import '../modules/resources/schema.ts';
import '../modules/settings/schema.ts';
import '../modules/users/records.ts';
import '../modules/users/schema.ts';
import { builder } from './builder.ts';
import { enforce } from './enforce.ts';

/** The whole API. Importing a module's schema.ts adds its types; their order does not matter. */
export const schema = enforce(builder.toSchema());
