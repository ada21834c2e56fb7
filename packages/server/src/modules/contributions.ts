// What nouns bring to those before them in the order: whom roles look after, what narrows a list of people, who opens a file, what products
// contain, how people are invited. Whoever reads with a single module imports this; without it such
// a question throws.
import './accountability/scopes.ts';
import './auth/commands.ts';
import './auth/ownAccount.ts';
import './courses/commands.ts';
import './events/commands.ts';
import './forms/commands.ts';
import './groups/repo.ts';
import './payments/commands.ts';
import './resources/commands.ts';
import './stages/repo.ts';
import './subscriptions/repo.ts';
import './successManagers/scopes.ts';
import './users/commands.ts';
import './users/winCommands.ts';
