import './scopes.ts';
import { whenMoneyMoves } from '../payments/commands.ts';
import { managersAre } from '../accountability/managersRepo.ts';
import { decidePromises } from './promiseCommands.ts';
import { findManagersOf } from './repo.ts';

managersAre(findManagersOf);

whenMoneyMoves({ settled: decidePromises, paidBack: () => Promise.resolve() });
