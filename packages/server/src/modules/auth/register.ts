import './sessionCommands.ts';
import './myAccount.ts';
