import './commands.ts';
import './winCommands.ts';
