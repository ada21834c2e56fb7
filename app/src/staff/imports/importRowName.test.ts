import { expect, test } from 'vitest';
import { importRowName } from './importRowName.ts';

test.each([
  [{ 'First Name': 'Maria', 'Last Name': 'Cruz', Email: 'maria@example.com' }, 'Maria Cruz'],
  [{ 'First Name': ' Maria ' }, 'Maria'],
  [{ Email: 'maria@example.com', 'Tribe ID': 'T1' }, 'maria@example.com'],
  [{ 'Tribe ID': 'T1' }, 'T1'],
  [{ 'Group ID': 'G1', Name: 'Amihan' }, 'Amihan'],
  [{ 'First Name': 7 }, 'Row 7'],
  [{}, 'Row 7'],
  [null, 'Row 7'],
])('names a row with the cells %j %j', (cells, name) => expect(importRowName({ row: 7, cells })).toBe(name));
