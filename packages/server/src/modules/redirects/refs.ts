import { builder } from '../../graphql/builder.ts';
import type { RedirectRule } from './repo.ts';

export const RedirectRuleRef = builder.objectRef<RedirectRule>('RedirectRule');
