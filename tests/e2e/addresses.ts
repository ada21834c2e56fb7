export const PORT = Number(process.env['E2E_PORT'] ?? '6008');
export const ADDRESS = `http://127.0.0.1:${PORT}`;
/** The build that tells where the server and the browser draw something else. */
export const DEVELOPMENT = `http://127.0.0.1:${PORT + 1}`;
