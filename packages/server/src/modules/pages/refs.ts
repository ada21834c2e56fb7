import { builder } from '../../graphql/builder.ts';
import type { LandingPage, LandingPageVersion, OptIn, WorkshopRegistration } from './repo.ts';

export const LandingPageRef = builder.objectRef<LandingPage>('LandingPage');
export const LandingPageVersionRef = builder.objectRef<LandingPageVersion>('LandingPageVersion');
export const OptInRef = builder.objectRef<OptIn>('OptIn');
export const WorkshopRegistrationRef = builder.objectRef<WorkshopRegistration>('WorkshopRegistration');
