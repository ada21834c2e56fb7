import { routePath } from '@atlas/domain/navigation';
import type { LineState } from '@atlas/domain/statements';

/** The address of a statement, with the lines in a state or all. */
export const statementPath = (statementId: number, state: LineState | null = null): string =>
  routePath('payment', { tab: 'reconcile', statementId, state });

/** The address of the list of statements. */
export const statementsPath = (): string => routePath('payment', { tab: 'reconcile' });
