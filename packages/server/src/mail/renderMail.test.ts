import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadMailRenderer } from './renderMail.ts';
import { loadTestRenderer } from '../testing/testRenderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'atlas-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the emails of the server', () => {
  it('are those of the build, and null before it', async () => {
    expect(await loadMailRenderer(folder)).toBeNull();
    mkdirSync(join(folder, 'dist-server'));
    writeFileSync(join(folder, 'dist-server/package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'dist-server/mail.js'), 'export const renderMail = async (name) => ({ html: name, text: "" });');
    const mails = await loadMailRenderer(folder);
    const frame = { siteUrl: 'https://atlas.example', unsubscribeUrl: null };
    expect(await mails?.renderMail('testMail', { sentAt: '2025-11-12T02:00:00.000Z' }, frame)).toEqual({ html: 'testMail', text: '' });
  });

  it('are loaded from their sources in tests', async () => {
    const { renderMail } = await loadTestRenderer();
    const frame = { siteUrl: 'https://atlas.example', unsubscribeUrl: null };
    const { html, text } = await renderMail('testMail', { sentAt: '2025-11-12T02:00:00.000Z' }, frame);
    expect(html).toContain('<h1');
    expect(text).toContain('Wednesday, 11/12/2025 at 10:00 AM');
  });
});
