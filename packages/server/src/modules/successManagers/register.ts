import './scopes.ts';
