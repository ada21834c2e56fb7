import { checkBeforeMailing } from '../notifications/commands.ts';
import './explainTask.ts';
import './memberRepo.ts';
import { whyNotMailMoveUp } from './reviewCommands.ts';

checkBeforeMailing('move-up', whyNotMailMoveUp);
