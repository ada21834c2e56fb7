import '../registry/registrations.ts';
import '../registry/schemas.ts';
import { builder } from './builder.ts';
import { RULES } from './authorization.ts';
import { enforce } from './enforce.ts';

/** The whole API. Importing a module's schema.ts adds its types, in any order. */
export const schema = enforce(builder.toSchema(), RULES);
