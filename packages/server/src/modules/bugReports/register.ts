import './commands.ts';
import './uploadCommands.ts';
