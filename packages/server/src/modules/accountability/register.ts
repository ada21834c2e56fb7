import './repo.ts';
import './scopes.ts';
