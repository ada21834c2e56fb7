import { Footer, GlobalStyle, LandingPage } from '@atlas/ui';
import { footerLinks } from '@atlas/domain/access';
import { CONSENT_PATH, COOKIE_SETTINGS } from '@atlas/domain/consent';
import { PRODUCT_NAME, routePath } from '@atlas/domain/navigation';
import type { LandingOffer, PageBlock } from '@atlas/domain/pages';
import type { RichText } from '@atlas/domain/richText';
import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
// oxlint-disable-next-line no-restricted-imports -- the style sheet of the rendered page
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { styling, withoutStyleAttributes } from '../serverStyles.tsx';
import { hrefOf } from '../shell/hrefOf.ts';
import { blockView, type PostedOptIn } from './blockViews.tsx';

/** A landing page to draw. */
export interface LandingInput {
  readonly blocks: readonly PageBlock[];
  readonly offer: LandingOffer;
  /** The formatted texts of blocks, by `${block id}.${field}`. */
  readonly texts: Readonly<Record<string, RichText>>;
  readonly year: number;
  readonly posted?: PostedOptIn;
}

/** The contents of a document's body, and its styles. */
export interface DrawnLanding {
  readonly html: string;
  readonly css: string;
}

function draw(content: ReactElement): DrawnLanding {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(
      <StyleSheetContext value={{ ...styling(), styleSheet: sheet.instance }}>{content}</StyleSheetContext>,
    );
    const { html, rules } = withoutStyleAttributes(markup);
    const css = [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
    return { html, css: (css + rules).replaceAll(FOR_HYDRATION, '') };
  } finally {
    sheet.seal();
  }
}

/** The library's notes for a browser that hydrates the page, and comments. */
const FOR_HYDRATION = /data-styled\.[^{]*\{content:"[^"]*"\}\n?|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/\n?/g;

const COOKIES = { text: COOKIE_SETTINGS, action: CONSENT_PATH, name: 'choice', value: 'withdraw' };

/**
 * Draws a landing page as plain markup, the same for everyone: nothing of it is hydrated. Its script
 * is `islands.ts`.
 */
export function drawLanding({ blocks, offer, texts, year, posted }: LandingInput): DrawnLanding {
  const links = footerLinks(null).flatMap((item) => {
    const href = hrefOf(item, null);
    return href === null ? [] : [{ label: item.label, href }];
  });
  return draw(
    <>
      <GlobalStyle />
      <div data-page={routePath('viewFunnel', { slug: offer.slug })}>
        <LandingPage
          header={{ name: `${PRODUCT_NAME} home`, href: routePath('home') }}
          login={{ label: 'Log in', href: routePath('login') }}
          footer={<Footer year={year} links={links} form={COOKIES} />}
        >
          {blocks.map((block, at) => (
            <Fragment key={block.id}>
              {blockView(block, {
                id: block.id,
                offer,
                isFirst: at === 0,
                isFirstOfKind: blocks.findIndex(({ kind }) => kind === block.kind) === at,
                text: (field) => texts[`${block.id}.${field}`] ?? [],
                posted,
              })}
            </Fragment>
          ))}
        </LandingPage>
      </div>
    </>,
  );
}

/** Draws the question about cookies, which is not part of a kept page. */
export const drawConsent = (): DrawnLanding => draw(<ConsentQuestion />);
