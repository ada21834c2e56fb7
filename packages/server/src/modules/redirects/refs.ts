import type { HiddenPage } from '@atlas/domain/redirects';
import { builder } from '../../graphql/builder.ts';
import type { RedirectTrial, TriedRule } from './commands.ts';
import type { RedirectRule } from './repo.ts';

export const RedirectRuleRef = builder.objectRef<RedirectRule>('RedirectRule');
export const HiddenPageRef = builder.objectRef<HiddenPage>('HiddenPage');
export const TriedRedirectRef = builder.objectRef<TriedRule>('TriedRedirect');
export const RedirectTrialRef = builder.objectRef<RedirectTrial>('RedirectTrial');
