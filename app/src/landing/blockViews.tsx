import {
  BulletsBlock,
  ButtonBlock,
  CountdownBlock,
  FaqBlock,
  FooterBlock,
  HeroBlock,
  ImageBlock,
  type LandingPictureProps,
  Link,
  OptInBlock,
  PriceBlock,
  RichText,
  ScheduleBlock,
  StoryBlock,
  TestimonialsBlock,
  TextBlock,
  VideoBlock,
} from '@atlas/ui';
import { PICTURE_WIDTHS } from '@atlas/domain/files';
import { routePath } from '@atlas/domain/navigation';
import {
  type BlockPicture,
  type BlockProps,
  LANDING_PAGE,
  type LandingOffer,
  linkKind,
  manilaMoment,
  OPT_IN_CONSENT,
  type PageBlockKind,
  type PageBlock,
} from '@atlas/domain/pages';
import type { RichText as RichTextTree } from '@atlas/domain/richText';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { videoEmbedUrl, videoPageUrl } from '@atlas/domain/uploads';
import type { ReactElement } from 'react';

/** A form on the page that was posted without script and rejected. */
export interface PostedOptIn {
  readonly values: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The facts that a block needs besides its own contents. */
export interface BlockFacts {
  readonly id: string;
  readonly offer: LandingOffer;
  readonly isFirst: boolean;
  /** True for the first block of its kind: links on the page lead to it. */
  readonly isFirstOfKind: boolean;
  /** Its formatted text, in place of Markdown. */
  readonly text: (field: string) => RichTextTree;
  readonly posted?: PostedOptIn | undefined;
}

/** Views of the blocks: from their contents to their components. A kind without a view does not compile. */
type BlockViews = { readonly [Kind in PageBlockKind]: (props: BlockProps<Kind>, facts: BlockFacts) => ReactElement | null };

const checkout = ({ slug }: LandingOffer): string => routePath('checkout', { funnelId: slug });

/** The address of a link of a block. */
const hrefOf = (link: string, offer: LandingOffer): string => (linkKind(link) === 'checkout' ? checkout(offer) : link);

const buttonOf = (label: string, href: string) => (label === '' ? null : { label, href });

/** An uploaded picture in the widths that phones and desktops choose from. At the top of a page, phones never load more than 640 pixels. */
function pictureOf(picture: BlockPicture | null, sizes: string, isFirst = false): LandingPictureProps | null {
  if (picture === null) return null;
  const { file, width, height, alt } = picture;
  const src = `/api/uploads/${file}`;
  const widths = PICTURE_WIDTHS.filter((one) => one >= 320 && one < width);
  const srcSet = [...widths.map((one) => `${src}?w=${one} ${one}w`), `${src} ${width}w`].join(', ');
  return { src: isFirst && width > 640 ? `${src}?w=640` : src, srcSet, sizes, width, height, alt, isFirst };
}

const READ = '(min-width: 720px) 720px, 100vw';
/** Wide screens show it in half of the column; phones are told a smaller width than theirs, so that they load 640 pixels. */
const FIRST = '(min-width: 900px) 560px, 210px';

const momentText = (at: Date): string => `${formatLongDate(at)}, ${formatTime(at)} in Manila`;

export const BLOCK_VIEWS: BlockViews = {
  hero: ({ headline, text, buttonLabel, buttonLink, picture }, { id, offer, isFirst }) => (
    <HeroBlock
      id={id}
      headline={headline}
      text={text}
      button={buttonOf(buttonLabel, hrefOf(buttonLink, offer))}
      picture={pictureOf(picture, FIRST, isFirst)}
    />
  ),
  video: ({ title, text, video, picture }, { id }) => {
    const [embed, page] = [videoEmbedUrl(video), videoPageUrl(video)];
    return embed === null || page === null ? null : (
      <VideoBlock
        id={id}
        title={title}
        text={text}
        video={{ embed, page }}
        picture={pictureOf(picture, READ)}
        label={title || 'Play the video'}
      />
    );
  },
  bullets: ({ title, items }, { id }) => <BulletsBlock id={id} title={title} items={items.map(({ text }) => text)} />,
  story: ({ title, picture }, { id, text }) => (
    <StoryBlock id={id} title={title} picture={pictureOf(picture, READ)}>
      <RichText text={text('text')} level={3} />
    </StoryBlock>
  ),
  testimonials: ({ title, items }, { id }) => (
    <TestimonialsBlock id={id} title={title} items={items.map((item) => ({ ...item, picture: pictureOf(item.picture, '56px') }))} />
  ),
  schedule: ({ title, items }, { id }) => <ScheduleBlock id={id} title={title} items={items} />,
  price: ({ title, text, buttonLabel }, { id, offer, isFirstOfKind }) => (
    <PriceBlock
      id={id}
      title={title}
      text={text}
      price={offer.price}
      validity={offer.validity}
      terms={offer.terms.map(({ id: termId, label, detail, amounts }) => ({
        id: String(termId),
        label,
        detail,
        rows: amounts.length < 2 ? [] : amounts.map((amount, at) => ({ date: at === 0 ? 'Today' : `Payment ${at + 1}`, amount })),
      }))}
      termsLabel="Ways to pay"
      button={buttonOf(buttonLabel, checkout(offer))}
      note={offer.isFree ? '' : 'You choose how to pay at checkout.'}
      isAnchor={isFirstOfKind}
    />
  ),
  countdown: ({ title, text, until }, { id, offer }) => {
    const at = until === '' ? offer.closesAt : manilaMoment(until);
    return (
      <CountdownBlock
        id={id}
        title={title}
        text={text}
        until={at && { iso: new Date(at).toISOString(), text: `Until ${momentText(new Date(at))}` }}
        endedText="This has ended."
      />
    );
  },
  faq: ({ title, items }, { id }) => <FaqBlock id={id} title={title} items={items} />,
  'opt-in': ({ title, text, buttonLabel }, { id, offer, isFirstOfKind, posted }) => (
    <OptInBlock
      id={id}
      title={title}
      text={text}
      buttonLabel={buttonLabel}
      action="/opt-in"
      hidden={[
        { name: 'page', value: LANDING_PAGE },
        { name: 'funnel', value: offer.slug },
      ]}
      consent={
        <>
          {OPT_IN_CONSENT} <Link href={routePath('privacyPolicy')}>Privacy Policy</Link>
        </>
      }
      labels={{ firstName: 'First name', email: 'Email' }}
      {...(posted && {
        values: {
          firstName: posted.values['firstName'] ?? '',
          email: posted.values['email'] ?? '',
          consent: posted.values['consent'] === 'on',
        },
        errors: posted.fields,
        formError: posted.text,
      })}
      isAnchor={isFirstOfKind}
    />
  ),
  image: ({ picture, caption }, { id, isFirst }) => {
    const shown = pictureOf(picture, isFirst ? FIRST : READ, isFirst);
    return shown && <ImageBlock id={id} picture={shown} caption={caption} />;
  },
  text: ({ title }, { id, text }) => (
    <TextBlock id={id} title={title}>
      <RichText text={text('text')} level={title === '' ? 2 : 3} />
    </TextBlock>
  ),
  button: ({ label, link, note }, { id, offer }) => <ButtonBlock id={id} label={label} href={hrefOf(link, offer)} note={note} />,
  footer: ({ text }, { id }) => <FooterBlock id={id} text={text} />,
};

/** A block as its component. */
export const blockView = (block: PageBlock, facts: BlockFacts): ReactElement | null =>
  (BLOCK_VIEWS[block.kind] as (props: BlockProps, facts: BlockFacts) => ReactElement | null)(block.props, facts);
