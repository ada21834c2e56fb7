import '../modules/auth/schema.ts';
import '../modules/batches/schema.ts';
import '../modules/courses/schema.ts';
import '../modules/funnels/schema.ts';
import '../modules/users/schema.ts';
import { builder } from './builder.ts';
import { enforce } from './enforce.ts';

/** The whole API. Importing a module's schema.ts adds its types; their order does not matter. */
export const schema = enforce(builder.toSchema());
