import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { default as Axe } from 'axe-core';
import { expect, started } from './fixtures.ts';

declare global {
  interface Window {
    /** The elements and text nodes from the server, before any code of the application runs. */
    renderedByServer?: Node[];
  }
}

/** Records the server’s markup of each page opened from now on. */
export async function rememberMarkup(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root');
      // The state before the deferred scripts of the page run.
      if (document.readyState !== 'interactive' || !root) return;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      // React rewrites the text of a textarea.
      while (walker.nextNode()) if (walker.currentNode.parentElement?.localName !== 'textarea') nodes.push(walker.currentNode);
      window.renderedByServer = nodes;
    }),
  );
}

/**
 * Counts the nodes that the server rendered, and lists those that hydration replaced. Cells of
 * columns hidden in this browser, and panes that a narrow one shows as drawers, are removed on
 * purpose and do not count.
 */
export const serverMarkup = (page: Page): Promise<{ drawn: number; replaced: string[] }> =>
  page.evaluate(() => {
    const nodes = window.renderedByServer ?? [];
    const hidden = innerWidth < 1100 ? 'th, td, aside[data-pane]' : 'th, td';
    const isHidden = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(hidden) != null;
    const replaced = nodes.filter((node) => !node.isConnected && !isHidden(node));
    return {
      drawn: nodes.length,
      replaced: replaced.map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')).slice(0, 200)),
    };
  });

/** CSS rules that appear twice: from a style sheet that was not hydrated. */
export const repeatedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(
      ({ ownerNode }) => ownerNode instanceof Element && ownerNode.hasAttribute('data-styled'),
    );
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    return rules.filter((rule, index) => rules.indexOf(rule) !== index);
  });

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds, with their elements. Embedded content loads on a tap, so there are
 * no frames.
 */
export async function axeViolations(page: Page): Promise<string[][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  });
}

/** The landing pages of the demo: complete documents, which the browser does not hydrate. */
export const LANDING_PAGES: readonly string[] = ['/freelancing-course/kristine', '/fast', '/fast-track'];

/** Checks that the browser hydrated the server’s markup: every node, and every rule. */
async function expectHydrated(page: Page, path: string): Promise<void> {
  const { drawn, replaced } = await serverMarkup(page);
  expect.soft(drawn, `${path}: nodes that the server drew`).toBeGreaterThan(0);
  expect.soft(replaced, `${path}: nodes of the server that are gone`).toEqual([]);
  expect.soft(await repeatedRules(page), `${path}: rules that stand twice`).toEqual([]);
}

/**
 * Opens a page and checks that the browser hydrated it, or that it is a landing page without the
 * application; that it has one title; and that it is not wider than the screen.
 */
export async function openRendered(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (LANDING_PAGES.includes(path)) expect.soft(await page.locator('#root').count(), `${path}: roots`).toBe(0);
  else await expectHydrated(page, path);
  expect.soft(await page.locator('title').count(), `${path}: titles`).toBe(1);
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect.soft(content, `${path}: width`).toBeLessThanOrEqual(screen);
}
