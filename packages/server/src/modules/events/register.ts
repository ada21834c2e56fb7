import './rsvpCommands.ts';
import './commands.ts';
