import { builder } from '../../graphql/builder.ts';
import type { Statement, StatementLineRow } from './repo.ts';

export const StatementRef = builder.objectRef<Statement>('Statement');
export const StatementRowRef = builder.objectRef<StatementLineRow>('StatementRow');
