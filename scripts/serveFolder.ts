import { preview, type PreviewServer } from 'vite';

/**
 * Serves the files of a folder unchanged, on a free port of this machine.
 *
 * @returns the server, and its address with a trailing slash
 */
export async function serveFolder(folder: string): Promise<{ server: PreviewServer; address: string }> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { server, address: server.resolvedUrls!.local[0]! };
}
