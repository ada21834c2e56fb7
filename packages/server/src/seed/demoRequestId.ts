/** Ids of fictional requests, in the form of real ones: one for each log and row. */
export const demoRequestId = (log: 'audit' | 'signIns' | 'clientErrors', row: number): string =>
  `00000000-0000-4000-${{ audit: 8000, signIns: 8001, clientErrors: 8002 }[log]}-${String(row).padStart(12, '0')}`;
