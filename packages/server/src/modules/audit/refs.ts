import { builder } from '../../graphql/builder.ts';
import type { AuditEntry, Impersonation, SignIn } from './repo.ts';

export const AuditEntryRef = builder.objectRef<AuditEntry>('AuditEntry');
export const SignInRef = builder.objectRef<SignIn>('SignIn');
export const ImpersonationRef = builder.objectRef<Impersonation>('Impersonation');
