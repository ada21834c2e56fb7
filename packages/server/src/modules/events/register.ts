import './answerCommands.ts';
import './commands.ts';
