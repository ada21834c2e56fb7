import { builder } from '../../graphql/builder.ts';
import type { ClientErrorReport } from './repo.ts';

export const ClientErrorReportRef = builder.objectRef<ClientErrorReport>('ClientErrorReport');
